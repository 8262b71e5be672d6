/** A hand at the table: the order of its cards, what it wishes, what the server foretells and what it refused. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';
import type { AfterUsAction, AfterUsBoardView, AfterUsEvent, AfterUsFrameView, AfterUsView, RefusalInfo } from '../../wire';
import { byItself, planOf } from './auto';
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
  forecasts = $state.raw<Forecasts>(new Map());
  /** Whether the server is being asked what each order gives. */
  weighing = $state(false);
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
  readonly forecast: Forecast | null = $derived(this.forecasts.get(ordering.keyOf(this.order)) ?? null);
  readonly best: { order: number[]; forecast: Forecast } | null = $derived(ordering.best(this.forecasts, this.order));
  readonly plan: Forecast | null = $derived.by(() => planOf(this.session.steps, this.seat));
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
    const hand = $derived(`${this.seat} ${this.me.stage} ${ordering.keyOf(this.me.line)} ${JSON.stringify(this.me.stock)}`);
    $effect(() => {
      void hand;
      untrack(() => this.#dealt());
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
      if (session.busy || this.paused || this.taught || !session.myTurn) return;
      const action = byItself(liking.auto, me, legal, plan);
      if (action) untrack(() => this.do(action));
    });
  }

  #dealt(): void {
    const { me } = this;
    if (!this.arranging) {
      this.forecasts = new Map();
      return;
    }
    this.order = ordering.reconciled(this.order, me.line);
    this.forecasts = new Map();
    void this.#weigh();
  }

  async #weigh(): Promise<void> {
    const line = ordering.keyOf(this.me.line);
    this.weighing = true;
    const weighed = await this.session.weigh('arrange');
    this.weighing = false;
    if (weighed && ordering.keyOf(this.me.line) === line) this.forecasts = ordering.forecastsOf(weighed.actions);
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
