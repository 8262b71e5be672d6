/** A hand at the table: the order of its cards, its wishes, what the server foretells and what it refused. */
import { untrack } from 'svelte';
import { AFTER_US } from '../../facts';
import { present } from '../../match/hand.svelte';
import type { Session } from '../../match/session.svelte';
import { ofKind } from '../../match/wish';
import { WishingHand } from '../../match/wishing.svelte';
import type { AfterUsAction, AfterUsAdvice, AfterUsBoardView, AfterUsFrameView, TableNow } from '../../wire';
import { byItself, laidAt, type Auto } from './auto';
import { meantBy } from './intent';
import { liking } from './liking.svelte';
import * as ordering from './order';
import type { Forecast, Forecasts } from './order';
import { onLine, type Kind } from './wish';

const KINDS: Readonly<Record<string, readonly Kind[]>> = AFTER_US.kinds;

/** Actions that only move things along: never wished for, always at hand. */
const PLAIN: readonly Kind[] = ['done', 'skip'];

/** Whether an action is the one that the server named. */
const isSame = (action: AfterUsAction, named: Readonly<Record<string, unknown>>): boolean => {
  const fields = Object.entries(action);
  return fields.length === Object.keys(named).length && fields.every(([field, value]) => named[field] === value);
};

/** The order in which somebody has laid their cards so far: it outlives the table, which gives way to those of the past. */
const orders = new WeakMap<Session<'after-us'>, number[]>();

export class Play extends WishingHand<'after-us'> {
  protected readonly least = 2;
  #order = $state.raw<number[]>(orders.get(this.session) ?? []);
  /** The server's advice while the cards are put in order. */
  advice = $state.raw<AfterUsAdvice | null>(null);
  /** The best way through the line, as foretold when the line was fixed. */
  plan = $state.raw<Forecast | null>(null);
  /** Whether the server is being asked for either of them. */
  asking = $state(false);
  /** Whether something in this line was taken back: then nothing more is decided automatically. */
  paused = $state(false);
  /** Whether this line goes as planned from here on, whatever is usual here. */
  following = $state(false);
  /** What was sent and is not on the table yet: until then the bar stays as it was. */
  sent = $state.raw<AfterUsAction | null>(null);
  /** Whether the last action was not chosen by hand. */
  #led = true;
  /** What advice was last asked about; the answer may come when this table is gone, and `topic` with it. */
  #turned = '';
  /** Whether this is a lesson: there nothing is done automatically. */
  readonly taught: boolean = $derived(this.table.match === '');
  /** Whether somebody may be told what would be good to do: where people play people, they must have agreed on it. */
  readonly hinted: boolean = $derived(this.taught || this.table.hints);
  readonly me: AfterUsBoardView = $derived(present(this.view.players[this.seat]));
  readonly here: AfterUsFrameView | null = $derived(
    this.me.stage === 'resolve' ? (this.me.frames.find(({ reached }) => reached === 'here') ?? null) : null,
  );
  readonly arranging: boolean = $derived.by(() => this.session.myTurn && this.me.stage === 'arrange');
  /** What the server is asked about: cards to put in order, or a line that was fixed and not upset since. */
  readonly topic: string = $derived.by(() => {
    const { me, seat, session } = this;
    if (!session.myTurn) return '';
    if (me.stage === 'arrange') return `cards ${seat} ${ordering.keyOf(me.line)} ${JSON.stringify(me.stock)}`;
    if (me.stage !== 'resolve') return this.taught || !this.hinted ? '' : `next ${seat} ${this.view.round} ${JSON.stringify(me)}`;
    const laid = laidAt(session.steps, seat);
    return laid === null ? '' : `line ${seat} ${laid}`;
  });
  readonly forecasts: Forecasts = $derived(ordering.forecastsOf(this.advice?.orders ?? []));
  /** What the current order gives. */
  readonly given: Forecast | null = $derived(this.forecasts.get(ordering.keyOf(this.order)) ?? null);
  /** The best order found, where somebody may be told. */
  readonly best: { order: number[]; forecast: Forecast } | null = $derived(this.hinted ? ordering.best(this.forecasts, this.order) : null);
  /** What a sensible player would do next, once the line is resolved. */
  readonly suggested: AfterUsAction | null = $derived.by(() => {
    const wanted = this.advice?.suggestion;
    return (wanted && this.legal.find((action) => isSame(action, wanted))) ?? null;
  });
  readonly onLine = $derived(this.wish && onLine(this.legal, this.wish));
  /** What the large button does. */
  readonly primary: AfterUsAction | null = $derived.by(() => {
    if (this.sent) return null;
    if (this.wish) return this.ready;
    if (this.suggested) return this.suggested;
    // What the server says next may decide something, or put something else here: nothing changes under a finger.
    if (this.asking && !this.arranging) return null;
    if (this.arranging) return ordering.arrangement(this.order);
    const activate = this.legal.find(({ kind }) => kind === 'activate');
    if (activate && !('target' in activate)) return activate;
    return activate ? null : (this.legal.find(({ kind }) => PLAIN.includes(kind)) ?? null);
  });
  /** What is decided automatically: as planned only where there are plans. */
  get auto(): Auto {
    return liking.auto === 'plan' && !this.hinted ? 'free' : liking.auto;
  }

  /** The kinds of action that belong to this phase, possible or not. */
  readonly offered: readonly Kind[] = $derived(KINDS[this.view.phase] ?? []);
  readonly skip: AfterUsAction | null = $derived(this.legal.find(({ kind }) => kind === 'skip') ?? null);
  /** To end the phase, where the large button does something else. */
  readonly leave: AfterUsAction | null = $derived.by(() => {
    const done = this.legal.find(({ kind }) => kind === 'done') ?? null;
    return this.wish || this.primary?.kind === 'done' ? null : done;
  });
  /** Whether the line, or the rest of it, can go as planned with one touch. */
  readonly canFollow: boolean = $derived.by(() => {
    if (this.wish && this.wish.kind !== 'activate') return false;
    return (
      this.session.myTurn && this.hinted && !this.taught && (this.arranging ? this.given !== null : this.plan !== null && !this.following)
    );
  });

  override follow(): void {
    super.follow();
    $effect(() => {
      const { topic } = this;
      // What is known of this table stays while the connection is lost.
      if (this.session.status !== 'open') return;
      untrack(() => {
        const known = topic === this.#turned && (this.advice ?? this.plan) !== null;
        if (!known) void this.#turnTo(topic);
      });
    });
    // A frame with the chimpanzee's sign asks for its target at once.
    $effect(() => {
      const { here, legal, wish } = this;
      if (here?.sign && !wish && ofKind(legal, 'activate').length) untrack(() => this.start('activate'));
    });
    $effect(() => {
      if (this.session.takenBack)
        untrack(() => {
          this.paused = true;
          this.following = false;
        });
    });
    $effect(() => {
      if (!this.session.busy) untrack(() => (this.sent = null));
    });
    const fixed = $derived(this.me.arranged);
    $effect(() => {
      if (!fixed)
        untrack(() => {
          this.paused = false;
          this.following = false;
        });
    });
    $effect(() => {
      const { session } = this;
      // While a line goes on by itself not every table is shown.
      const table = session.stage.flowing && session.latest ? session.latest : this.table;
      if (session.busy || this.asking || !session.myTurn) return;
      const action = this.#byItself(table);
      if (action)
        untrack(() => {
          this.#led = true;
          this.do(action, table);
        });
    });
  }

  /** What is done automatically at a table; null where somebody has to decide. */
  #byItself(table: TableNow<'after-us'>): AfterUsAction | null {
    const me = table.view.players[this.seat];
    if (!me || this.paused || this.taught || table.seat !== this.seat || !table.asked.includes(this.seat)) return null;
    // Whoever is about to do something else decides first; a sign asks by itself, and that is no wish of anybody's.
    if (this.wish && this.wish.kind !== 'activate') return null;
    return byItself(this.following ? 'plan' : this.auto, me, table.legal, this.plan, this.#led);
  }

  /** Whether the line goes on by itself from a table. */
  flows(table: TableNow<'after-us'>): boolean {
    return table.view.players[this.seat]?.stage === 'resolve' && !this.asking && this.#byItself(table) !== null;
  }

  get order(): number[] {
    return this.#order;
  }

  set order(order: number[]) {
    this.#order = order;
    orders.set(this.session, order);
  }

  /** Ask the server for advice on whatever is to be decided now, if anything. */
  async #turnTo(topic: string): Promise<void> {
    this.#turned = topic;
    this.advice = null;
    this.plan = null;
    this.asking = topic !== '';
    if (this.arranging) this.order = ordering.reconciled(this.order, this.me.line);
    const advice = topic ? await this.session.advise() : null;
    if (topic !== this.#turned) return;
    this.asking = false;
    if (advice?.way) this.plan = advice.way;
    else this.advice = advice;
  }

  override confirm(action: AfterUsAction | null = this.primary): void {
    this.#led = false;
    super.confirm(action);
  }

  override do(action: AfterUsAction, table?: TableNow<'after-us'>): void {
    if (this.session.busy) return;
    super.do(action, table);
    if (this.session.busy) this.sent = action;
  }

  /** Lock the best line found, if none is locked yet, and take every frame as foretold. */
  followPlan(): void {
    if (!this.canFollow || this.sent) return;
    this.following = true;
    this.paused = false;
    if (!this.arranging) return;
    this.takeBest();
    this.do(ordering.arrangement(this.order));
  }

  move(card: number, place: number): void {
    if (!this.arranging) return;
    this.notice = null;
    this.order = ordering.moved(this.order, card, place);
  }

  takeBest(): void {
    if (this.best && !this.sent) this.order = this.best.order;
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
