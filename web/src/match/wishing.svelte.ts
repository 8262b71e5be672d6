/** A hand that puts an action together field by field, from those that are legal. */
import { untrack } from 'svelte';
import type { GameName } from '../wire';
import { Hand, type ActionOf } from './hand.svelte';
import * as wishing from './wish';
import type { FieldOf, Question, Value, Wish } from './wish';

export abstract class WishingHand<G extends GameName> extends Hand<G> {
  /** Only a field with at least this many values is asked for. */
  protected abstract readonly least: 1 | 2;
  wish = $state.raw<Wish<ActionOf<G>> | null>(null);
  readonly ready: ActionOf<G> | null = $derived.by(() => this.wish && wishing.ready(this.legal, this.wish, this.least));
  readonly question: Question<ActionOf<G>> | null = $derived.by(() => this.wish && wishing.question(this.legal, this.wish, this.least));

  /** Follow what happens at the table; to be called while a component is made. */
  follow(): void {
    // Whatever is wished for must still be possible.
    $effect(() => {
      const { wish, legal } = this;
      if (wish && !wishing.meant(legal, wish).length) untrack(() => this.clear());
    });
  }

  /** Begin to wish for something of a kind. */
  start(kind: ActionOf<G>['kind']): void {
    this.notice = null;
    this.wishFor(this.settled(wishing.wishFor(kind)));
  }

  choose(field: FieldOf<ActionOf<G>>, value: Value): void {
    if (this.wish) this.wishFor(this.settled(wishing.choose(this.wish, field, value)));
  }

  propose(action: ActionOf<G>): void {
    this.wishFor(wishing.wishOf(action));
  }

  back(): void {
    this.notice = null;
    this.wishFor(this.wish && wishing.back(this.legal, this.wish));
  }

  clear(): void {
    this.wishFor(null);
  }

  /** A wish with all that leaves no choice filled in, where a game wants that. */
  protected settled(wish: Wish<ActionOf<G>>): Wish<ActionOf<G>> {
    return wish;
  }

  protected wishFor(wish: Wish<ActionOf<G>> | null): void {
    this.wish = wish;
    this.foresee(wish && wishing.ready(this.legal, wish, this.least));
  }
}
