/** A hand at the table: its wishes, how it hands out its cards, what it has said in advance, and what was refused. */
import { untrack } from 'svelte';
import { present } from '../../match/hand.svelte';
import { choose, meant, ofKind, type Value } from '../../match/wish';
import { WishingHand } from '../../match/wishing.svelte';
import type { CheekyAction, CheekyPlayerView } from '../../wire';
import { isCard, playing } from './deck';
import * as giving from './handout';
import type { Shares } from './handout';
import { meantBy } from './intent';
import { optionsFor, type Option } from './options';
import type { Order } from '../../connection';
import { isBurning, isDoomed, rescues } from './doom';
import { covers, orderOf, prefer, preferred, silent } from './standing';
import { LEAST, open, settled, type Wish } from './wish';

export class Play extends WishingHand<'cheeky-monkeys'> {
  protected readonly least = LEAST;
  /** Who gets which card when a hand is handed out, and the card about to be assigned. */
  shares = $state.raw<Shares>({});
  readonly picked: string | null = $derived.by(() => (this.handing ? giving.picked(this.view.hand, this.shares, this.#wanted) : null));
  #wanted = $state<string | null>(null);
  /** Whether the shares are being sent, card by card. */
  sending = $state(false);
  /** Whether somebody is playing at this screen. */
  readonly playing: boolean = $derived(this.view.seat !== null);
  readonly me: CheekyPlayerView = $derived(present(this.view.players[this.seat]));
  /** Whether the player at this screen has blown up for good. */
  readonly out: boolean = $derived(this.playing && this.me.status === 'out');
  /** What an effect demands of me: the kind of action that answers it. */
  readonly asked = $derived.by(() => (this.session.myTurn && this.view.choice?.seat === this.seat ? this.view.choice.choice : null));
  readonly handing: boolean = $derived(this.asked === 'hand');
  /** What lights up on the table. */
  readonly open = $derived(this.wish && open(this.legal, this.wish));
  readonly options: Option[] = $derived(this.question ? optionsFor(this.view, this.question.field, this.question.values) : []);
  readonly pass: CheekyAction | null = $derived(this.legal.find(({ kind }) => kind === 'pass') ?? null);
  readonly done: CheekyAction | null = $derived(this.legal.find(({ kind }) => kind === 'done') ?? null);
  readonly packets = $derived(this.view.choice?.packets ?? []);
  readonly shared: boolean = $derived(this.handing && giving.isWhole(this.view.hand, this.shares));
  /** What the large button does. */
  readonly primary: CheekyAction | null = $derived(this.wish ? this.ready : (this.pass ?? this.done));
  /** What I have said in advance, and whether that will pass the open window. */
  readonly order = $derived(orderOf(this.table.standing, this.seat));
  readonly passesItself: boolean = $derived(this.pass !== null && covers(this.order, this.table.occasion));
  /** Whether I blow up if all pass now, what of mine could save me, and whether my fuses burn in my own turn. */
  readonly doomed: boolean = $derived(this.pass !== null && isDoomed(this.view, this.seat));
  readonly rescues: CheekyAction[] = $derived(this.doomed ? rescues(this.view, this.legal, this.seat) : []);
  readonly burning: boolean = $derived(this.done !== null && isBurning(this.view, this.seat));
  readonly #said = new Set<number>();
  /** Whether somebody who is out wants to see nothing but the end. */
  skipping = $state(false);

  override follow(): void {
    super.follow();
    // What an effect demands of me becomes a wish at once.
    $effect(() => {
      const { asked, wish, legal } = this;
      if (asked && asked !== 'hand' && !wish && ofKind(legal, asked).length) untrack(() => this.start(asked));
    });
    this.#speakInAdvance();
    $effect(() => {
      if (this.skipping && this.session.stage.behind) untrack(() => this.session.stage.skip());
    });
    const handing = $derived(this.handing);
    $effect(() => {
      untrack(() => this.#beginHanding(handing));
    });
    $effect(() => {
      const { sending, session, legal, shares, packets } = this;
      if (!sending || session.busy) return;
      const action = giving.nextSent(legal, shares, packets);
      if (action) untrack(() => session.act(action));
    });
  }

  /** Auto-pass as this browser prefers it, for every seat at this screen that has not said anything else. */
  #speakInAdvance(): void {
    $effect(() => {
      if (this.session.status !== 'open') this.#said.clear();
    });
    $effect(() => {
      const { session, table } = this;
      if (!session.match || session.past || session.status !== 'open' || table.outcome) return;
      const wanted = preferred();
      const seats = silent(table.standing, table.held, wanted);
      for (const seat of table.held) {
        if (!seats.includes(seat)) this.#said.delete(seat);
        else if (!this.#said.has(seat)) {
          this.#said.add(seat);
          session.stand(wanted, seat);
        }
      }
    });
  }

  /** Say something else in advance, here and at the next tables. */
  stand(order: Required<Order>): void {
    prefer(order);
    this.session.stand(order, this.seat);
  }

  #beginHanding(handing: boolean): void {
    this.sending = false;
    this.shares = handing ? giving.begun(this.packets) : {};
    this.#wanted = null;
  }

  protected override settled(wish: Wish): Wish {
    return settled(this.legal, wish);
  }

  override propose(action: CheekyAction): void {
    if (action.kind === 'pass' || action.kind === 'done') return this.clear();
    if (action.kind !== 'hand') return super.propose(action);
    // A hint names one card and who gets it; the others go there, too, so that it can be followed with one press.
    this.#wanted = action.card;
    if (this.assign(action.seat)) this.assignAll(action.seat);
  }

  /** A card of the hand was touched: play it, give it, discard it, or learn why not. */
  touchCard(card: string): void {
    if (this.handing) this.#wanted = card;
    else if (this.asked === 'discard') this.choose('card', card);
    else if (this.wish?.kind === playing(card)) this.confirmOrBack();
    else if (ofKind(this.legal, playing(card)).length) this.start(playing(card));
    else void this.why(meantBy(card, this.view, this.seat));
  }

  confirmOrBack(): void {
    if (this.ready) this.confirm();
    else this.back();
  }

  /** A monkey or a player was touched; returns whether that means anything now. */
  touch(field: 'monkey' | 'seat', value: Value): boolean {
    if (field === 'seat' && this.handing) return this.assign(Number(value));
    const { open } = this;
    const means = field === 'monkey' && open?.field === 'given' ? 'given' : field;
    if (!open || open.field !== means || !open.values.includes(value)) return false;
    if (this.ready && this.wish?.chosen[means] === value) this.confirm();
    else this.choose(means, value);
    return true;
  }

  /** Whether touching it would mean anything. */
  can(field: 'monkey' | 'seat', value: Value): boolean {
    if (field === 'seat' && this.handing) return value !== this.seat && this.view.players[Number(value)]?.status !== 'out';
    const { open } = this;
    return open !== null && (open.field === field || (field === 'monkey' && open.field === 'given')) && open.values.includes(value);
  }

  /** A card of the hand was dropped on a monkey or a player. */
  dropCard(card: string, on: { monkey?: string; seat?: number }): void {
    if (this.handing) {
      this.#wanted = card;
      if (on.seat !== undefined) this.assign(on.seat);
      return;
    }
    if (!isCard(card) || !ofKind(this.legal, playing(card)).length) return this.touchCard(card);
    this.start(playing(card));
    this.#aim(on);
  }

  /** One of my monkeys was dropped on a player: if an effect demands it, it is done at once. */
  dropMonkey(monkey: string, seat: number): void {
    if (!this.wish) return;
    this.#aim({ monkey, seat });
    if (this.asked && this.ready) this.confirm();
  }

  #aim(on: { monkey?: string; seat?: number }): void {
    for (const field of ['monkey', 'seat'] as const) {
      const value = on[field];
      const wish = this.wish;
      if (value === undefined || !wish) continue;
      const next = choose<CheekyAction>(wish, field, value);
      if (meant(this.legal, next).length) this.wishFor(this.settled(next));
    }
  }

  /** The picked card goes to this player; returns whether it can. */
  assign(seat: number): boolean {
    if (!this.handing || this.sending || !this.can('seat', seat)) return false;
    if (this.picked) this.shares = giving.assign(this.view.hand, this.shares, this.picked, seat);
    return true;
  }

  assignAll(seat: number): void {
    this.shares = giving.assignAll(this.view.hand, this.shares, seat);
  }

  takeBack(card: string, seat: number): void {
    this.shares = giving.takeBack(this.shares, this.packets, card, seat);
    this.#wanted = card;
  }

  send(): void {
    if (this.shared) this.sending = true;
  }

  override confirm(action: CheekyAction | null = this.primary): void {
    if (this.handing) this.send();
    else super.confirm(action);
  }
}
