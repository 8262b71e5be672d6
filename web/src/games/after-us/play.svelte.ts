/** A hand at the table: the order of its cards, what it wishes, what the server foretells and what it refused. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';
import type { AfterUsAction, AfterUsAdvice, AfterUsBoardView, AfterUsEvent, AfterUsFrameView, AfterUsView, RefusalInfo } from '../../wire';
import { byItself, laidAt } from './auto';
import { meantBy } from './intent';
import { liking } from './liking.svelte';
import * as ordering from './order';
import type { Forecast, Forecasts } from './order';
import * as wishing from './wish';
import type { Kind, Wish } from './wish';

/** What does nothing but go on: never wished for, always at hand. */
const PLAIN: readonly Kind[] = ['done', 'skip'];

export class Play {
  readonly session: Session;
  order = $state.raw<number[]>([]);
  /** What the server advises while the cards are put in order. */
  advice = $state.raw<AfterUsAdvice | null>(null);
  /** The best way through the line, as it was foretold when the line was fixed. */
  plan = $state.raw<Forecast | null>(null);
  /** Whether the server is being asked for either. */
  asking = $state(false);
  wish = $state.raw<Wish | null>(null);
  /** What would happen if what is ready were done. */
  foretold = $state.raw<AfterUsEvent[] | null>(null);
  notice = $state.raw<RefusalInfo | null>(null);
  /** Whether something was taken back in this line: then nothing is decided by itself. */
  paused = $state(false);
  /** A lesson is no match: there nothing is done by itself. */
  readonly taught: boolean = $derived.by(() => this.session.table?.match === '');
  readonly view: AfterUsView = $derived.by(() => this.session.table?.view as unknown as AfterUsView);
  readonly seat: number = $derived.by(() => this.session.seat ?? 0);
  readonly me: AfterUsBoardView = $derived(this.view.players[this.seat] as AfterUsBoardView);
  readonly legal: readonly AfterUsAction[] = $derived.by(() =>
    this.session.myTurn ? ((this.session.table?.legal ?? []) as unknown as AfterUsAction[]) : [],
  );
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
  readonly forecast: Forecast | null = $derived(this.forecasts.get(ordering.keyOf(this.order)) ?? null);
  readonly best: { order: number[]; forecast: Forecast } | null = $derived(ordering.best(this.forecasts, this.order));
  readonly ready: AfterUsAction | null = $derived(this.wish && wishing.ready(this.legal, this.wish));
  readonly question = $derived(this.wish && wishing.question(this.legal, this.wish));
  readonly onLine = $derived(this.wish && wishing.onLine(this.legal, this.wish));
  /** What the large button does. */
  readonly primary: AfterUsAction | null = $derived.by(() => {
    if (this.wish) return this.ready;
    if (this.arranging) return ordering.arrangement(this.order);
    const activate = this.legal.find(({ kind }) => kind === 'activate');
    if (activate && !('target' in activate)) return activate;
    return activate ? null : (this.legal.find(({ kind }) => PLAIN.includes(kind)) ?? null);
  });
  readonly skip: AfterUsAction | null = $derived(this.legal.find(({ kind }) => kind === 'skip') ?? null);

  constructor(session: Session) {
    this.session = session;
  }

  /** Follow what happens at the table; to be called while a component is made. */
  follow(): void {
    $effect(() => {
      const { topic } = this;
      untrack(() => void this.#turnTo(topic));
    });
    // Whatever is wished for must still be possible.
    $effect(() => {
      const { wish, legal } = this;
      if (wish && !wishing.meant(legal, wish).length) untrack(() => this.clear());
    });
    // A frame with the chimpanzee's sign wants its target at once.
    $effect(() => {
      const { here, legal, wish } = this;
      if (here?.sign && !wish && wishing.ofKind(legal, 'activate').length) untrack(() => this.start('activate'));
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

  /** Ask the server for advice on what is to be decided now, if anything is. */
  async #turnTo(topic: string): Promise<void> {
    this.advice = null;
    this.plan = null;
    this.asking = topic !== '';
    if (this.arranging) this.order = ordering.reconciled(this.order, this.me.line);
    const advice = topic ? await this.session.advise<'after-us'>() : null;
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

  /** Begin to wish for something of a kind; where nothing of it is possible, the server says why. */
  start(kind: Kind): void {
    this.notice = null;
    if (wishing.ofKind(this.legal, kind).length) this.#wish(wishing.wishFor(kind));
    else void this.why(meantBy(kind, this.me));
  }

  pick(field: string, value: string | number): void {
    if (this.wish) this.#wish(wishing.choose(this.wish, field, value));
  }

  /** Wish for exactly this. */
  propose(action: AfterUsAction): void {
    const { kind, ...chosen } = action;
    this.#wish({ kind, chosen });
  }

  /** A card or a frame of the line was touched. */
  touch(what: 'card' | 'frame', value: string | number): boolean {
    const open = this.onLine;
    if (!open || open.what !== what || !open.values.includes(value)) return false;
    if (this.ready && this.wish?.chosen[open.field] === value) this.confirm();
    else this.pick(open.field, value);
    return true;
  }

  back(): void {
    this.notice = null;
    this.#wish(this.wish && wishing.back(this.wish));
  }

  clear(): void {
    this.wish = null;
    this.foretold = null;
  }

  confirm(action: AfterUsAction | null = this.primary): void {
    if (action) this.do(action);
  }

  do(action: AfterUsAction): void {
    if (this.session.busy) return;
    this.clear();
    this.notice = null;
    this.session.act(action);
  }

  async why(action: AfterUsAction | null): Promise<void> {
    if (!action) return;
    const answer = await this.session.ask(action);
    if (answer?.refusal) this.notice = answer.refusal;
  }

  #wish(wish: Wish | null): void {
    this.wish = wish;
    this.foretold = null;
    const action = wish && wishing.ready(this.legal, wish);
    if (action) void this.#foresee(action);
  }

  async #foresee(action: AfterUsAction): Promise<void> {
    const answer = await this.session.ask(action);
    if (answer && this.ready === action) this.foretold = answer.events as unknown as AfterUsEvent[];
  }
}
