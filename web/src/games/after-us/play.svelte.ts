/** A hand at the table: the order of its cards, its wishes, what the server foretells and what it refused. */
import { untrack } from 'svelte';
import { AFTER_US } from '../../facts';
import { present } from '../../match/hand.svelte';
import { ofKind } from '../../match/wish';
import { WishingHand } from '../../match/wishing.svelte';
import type { AfterUsAction, AfterUsAdvice, AfterUsBoardView, AfterUsFrameView } from '../../wire';
import { byItself, laidAt } from './auto';
import { meantBy } from './intent';
import { liking } from './liking.svelte';
import * as ordering from './order';
import type { Forecast, Forecasts } from './order';
import { onLine, type Kind } from './wish';

const KINDS: Readonly<Record<string, readonly Kind[]>> = AFTER_US.kinds;

/** Actions that only move things along: never wished for, always at hand. */
const PLAIN: readonly Kind[] = ['done', 'skip'];

export class Play extends WishingHand<'after-us'> {
  protected readonly least = 2;
  order = $state.raw<number[]>([]);
  /** The server's advice while the cards are put in order. */
  advice = $state.raw<AfterUsAdvice | null>(null);
  /** The best way through the line, as foretold when the line was fixed. */
  plan = $state.raw<Forecast | null>(null);
  /** Whether the server is being asked for either of them. */
  asking = $state(false);
  /** Whether something in this line was taken back: then nothing more is decided automatically. */
  paused = $state(false);
  /** Whether this is a lesson: there nothing is done automatically. */
  readonly taught: boolean = $derived(this.table.match === '');
  readonly me: AfterUsBoardView = $derived(present(this.view.players[this.seat]));
  readonly here: AfterUsFrameView | null = $derived(
    this.me.stage === 'resolve' ? (this.me.frames.find(({ reached }) => reached === 'here') ?? null) : null,
  );
  readonly arranging: boolean = $derived.by(() => this.session.myTurn && this.me.stage === 'arrange');
  /** What the server is asked about: cards to put in order, or a line that was fixed and not upset since. */
  readonly topic: string = $derived.by(() => {
    const { me, seat, session } = this;
    if (session.status !== 'open' || !session.myTurn) return '';
    if (me.stage === 'arrange') return `cards ${seat} ${ordering.keyOf(me.line)} ${JSON.stringify(me.stock)}`;
    const laid = me.stage === 'resolve' ? laidAt(session.steps, seat) : null;
    return laid === null ? '' : `line ${seat} ${laid}`;
  });
  readonly forecasts: Forecasts = $derived(ordering.forecastsOf(this.advice?.orders ?? []));
  /** What the current order gives. */
  readonly given: Forecast | null = $derived(this.forecasts.get(ordering.keyOf(this.order)) ?? null);
  readonly best: { order: number[]; forecast: Forecast } | null = $derived(ordering.best(this.forecasts, this.order));
  readonly onLine = $derived(this.wish && onLine(this.legal, this.wish));
  /** What the large button does. */
  readonly primary: AfterUsAction | null = $derived.by(() => {
    if (this.wish) return this.ready;
    if (this.arranging) return ordering.arrangement(this.order);
    const activate = this.legal.find(({ kind }) => kind === 'activate');
    if (activate && !('target' in activate)) return activate;
    return activate ? null : (this.legal.find(({ kind }) => PLAIN.includes(kind)) ?? null);
  });
  /** The kinds of action that belong to this phase, possible or not. */
  readonly offered: readonly Kind[] = $derived(KINDS[this.view.phase] ?? []);
  readonly skip: AfterUsAction | null = $derived(this.legal.find(({ kind }) => kind === 'skip') ?? null);

  override follow(): void {
    super.follow();
    $effect(() => {
      const { topic } = this;
      untrack(() => void this.#turnTo(topic));
    });
    // A frame with the chimpanzee's sign asks for its target at once.
    $effect(() => {
      const { here, legal, wish } = this;
      if (here?.sign && !wish && ofKind(legal, 'activate').length) untrack(() => this.start('activate'));
    });
    $effect(() => {
      if (this.session.takenBack) untrack(() => (this.paused = true));
    });
    const fixed = $derived(this.me.arranged);
    $effect(() => {
      if (!fixed) untrack(() => (this.paused = false));
    });
    $effect(() => {
      const { session, me, legal, plan } = this;
      if (session.busy || this.asking || this.paused || this.taught || !session.myTurn) return;
      const action = byItself(liking.auto, me, legal, plan);
      if (action) untrack(() => this.do(action));
    });
  }

  /** Ask the server for advice on whatever is to be decided now, if anything. */
  async #turnTo(topic: string): Promise<void> {
    this.advice = null;
    this.plan = null;
    this.asking = topic !== '';
    if (this.arranging) this.order = ordering.reconciled(this.order, this.me.line);
    const advice = topic ? await this.session.advise() : null;
    if (topic !== this.topic) return;
    this.asking = false;
    if (this.arranging) this.advice = advice;
    else this.plan = advice?.way ?? null;
  }

  move(card: number, place: number): void {
    if (!this.arranging) return;
    this.notice = null;
    this.order = ordering.moved(this.order, card, place);
  }

  takeBest(): void {
    if (this.best) this.order = this.best.order;
  }

  /** Start a wish of some kind; if no such action is possible, the server says why. */
  override start(kind: Kind): void {
    if (ofKind(this.legal, kind).length) return super.start(kind);
    this.notice = null;
    void this.why(meantBy(kind, this.me));
  }

  /** An order of the cards is laid out; anything else becomes a wish. */
  override propose(action: AfterUsAction): void {
    if (action.kind === 'arrange') this.order = ordering.orderOf(action);
    else super.propose(action);
  }

  /** A card or a frame of the line was touched. */
  touch(what: 'card' | 'frame', value: string | number): boolean {
    const open = this.onLine;
    if (!open || open.what !== what || !open.values.includes(value)) return false;
    if (this.ready && this.wish?.chosen[open.field] === value) this.confirm();
    else this.choose(open.field, value);
    return true;
  }
}
