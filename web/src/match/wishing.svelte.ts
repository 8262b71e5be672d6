/** A hand that puts an action together field by field, from the legal actions. */
import { untrack } from 'svelte';
import type { GameName } from '../wire';
import { Hand, type ActionOf } from './hand.svelte';
import * as wishing from './wish';
import type { FieldOf, Question, Value, Wish } from './wish';

export abstract class WishingHand<G extends GameName> extends Hand<G> {
  /** Only a field with at least this many values is asked for. */
  protected abstract readonly least: 1 | 2;
  wish = $state.raw<Wish<ActionOf<G>> | null>(null);
  /** A wish that somebody else put together: whoever does not want it wants nothing of it. */
  #proposed: Wish<ActionOf<G>> | null = null;
  readonly ready: ActionOf<G> | null = $derived.by(() => this.wish && wishing.ready(this.legal, this.wish, this.least));
  readonly question: Question<ActionOf<G>> | null = $derived.by(() => this.wish && wishing.question(this.legal, this.wish, this.least));

  /** Follow what happens at the table; call it while a component is being set up. */
  follow(): void {
    // A wish must still be possible.
    $effect(() => {
      const { wish, legal } = this;
      if (wish && !wishing.meant(legal, wish).length) untrack(() => this.clear());
    });
  }

  /** Start a wish for a kind of action. */
  start(kind: ActionOf<G>['kind']): void {
    this.notice = null;
    this.wishFor(this.settled(wishing.wishFor(kind)));
  }

  choose(field: FieldOf<ActionOf<G>>, value: Value): void {
    if (this.wish) this.wishFor(this.settled(wishing.choose(this.wish, field, value)));
  }

  propose(action: ActionOf<G>): void {
    this.#proposed = wishing.wishOf(action);
    this.wishFor(this.#proposed);
  }

  back(): void {
    this.notice = null;
    const whole = this.wish === this.#proposed;
    this.wishFor(this.wish && !whole ? wishing.back(this.legal, this.wish) : null);
  }

  clear(): void {
    this.wishFor(null);
  }

  /** The wish with every field that leaves no choice filled in, if a game wants that. */
  protected settled(wish: Wish<ActionOf<G>>): Wish<ActionOf<G>> {
    return wish;
  }

  protected wishFor(wish: Wish<ActionOf<G>> | null): void {
    this.wish = wish;
    this.foresee(wish && wishing.ready(this.legal, wish, this.least));
  }
}
