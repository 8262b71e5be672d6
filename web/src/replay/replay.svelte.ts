/** Looking back: which step of a match is shown, how to get to another, and whether it runs by itself. */
import { untrack } from 'svelte';
import { ApiError, pastTables } from '../api';
import type { Session } from '../match/session.svelte';
import type { Theatre } from '../match/stage.svelte';
import { dialogs } from '../parts/dialogs';
import { PACES, settings } from '../settings.svelte';
import type { GameName, Problem, Step } from '../wire';
import { lastTurn, roundAt, rounds, type Mark } from './jumps';
import { addressOf, Past, type Fetch } from './past';
import { PastSession } from './past-session';

/** How long a step is shown while the replay runs, in milliseconds, at the usual pace and at the fastest. */
const BEAT = 1400;
const SHORTEST = 350;

export class Replay<G extends GameName = GameName> {
  readonly live: Session<G>;
  /** What the table is drawn from while one looks back. */
  readonly session: PastSession<G>;
  /** The version that is wanted; null is now. */
  at = $state<number | null>(null);
  /** What its moment is called in an address, once that is known. */
  address = $state<string | null>(null);
  /** A step that was chosen by itself: it is traced, and where it was a chain it can be followed event by event. */
  chosen = $state<number | null>(null);
  running = $state(false);
  trouble = $state.raw<{ problem: Problem | null } | null>(null);
  readonly #past: Past<G>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is known of the log, worked out once for each log: a table asks for it again and again. */
  #known: { steps: readonly Step<G>[]; versions: number[]; marks: Mark[] } | null = null;

  constructor(live: Session<G>, tokens: () => string[], fetch?: Fetch<G>, time?: Theatre) {
    this.live = live;
    this.session = new PastSession<G>(live.match, time);
    const usual: Fetch<G> = (first, last) => pastTables<G>(live.match, { tokens: tokens(), seat: live.table?.seat ?? null, first, last });
    this.#past = new Past(fetch ?? usual);
  }

  get #log(): { versions: number[]; marks: Mark[] } {
    const { steps } = this.live;
    if (this.#known?.steps !== steps) {
      const versions = [0, ...steps.map(({ version }) => version).filter((version) => version > 0)];
      this.#known = { steps, versions, marks: rounds(steps) };
    }
    return this.#known;
  }

  /** All that can be shown; the first is the table before anything was done. */
  get versions(): number[] {
    return this.#log.versions;
  }

  get last(): number {
    return this.versions.length - 1;
  }

  /** The place of the wanted version among them: the last one while nobody looks back. */
  get index(): number {
    return this.at === null ? this.last : Math.max(0, this.versions.indexOf(this.at));
  }

  get step(): Step<G> | null {
    const version = this.versions[this.index];
    return this.live.steps.findLast((step) => step.version === version) ?? null;
  }

  get marks(): Mark[] {
    return this.#log.marks;
  }

  get round(): number | null {
    return roundAt(this.marks, this.versions[this.index] ?? 0);
  }

  /** Whether a table of the past is on the screen. */
  get open(): boolean {
    return this.at !== null && this.session.table !== null;
  }

  /** Whose table is on the screen: the one of the past while somebody looks back, else the live one. */
  get shown(): Session<G> {
    return this.open ? this.session : this.live;
  }

  /** The table before my last turn, and when it is shown already, before the turn before. */
  get myLast(): number | null {
    return lastTurn(this.live.steps, this.live.table?.held ?? [], this.at ?? Number.POSITIVE_INFINITY);
  }

  /** Create it while a component is being set up: it follows the match from then on. */
  follow(): void {
    $effect(() => {
      // Another seat at the same screen has another past; so has everybody once something was taken back.
      void [this.live.takenBack, this.live.table?.seat];
      untrack(() => this.retold());
    });
    $effect(() => () => this.now());
  }

  /** What is known of the past no longer holds; what is shown is the nearest that is left of it. */
  retold(): void {
    this.#past.forget();
    const { at } = this;
    if (at !== null) this.go(this.versions.findLast((version) => version <= at) ?? 0);
  }

  go(version: number): void {
    this.pause();
    this.chosen = null;
    void this.#show(version);
  }

  /** One step of the log; again, and it is let go. */
  choose(version: number | null): void {
    if (version === null) return this.now();
    this.go(version);
    this.chosen = version;
  }

  /** So many steps on, or back; beyond the last is now. */
  by(steps: number): void {
    if (this.at === null && steps > 0) return;
    if (this.index + steps > this.last) this.now();
    else this.go(this.versions[Math.max(0, this.index + steps)] ?? 0);
  }

  /** The step at this place; the last one is now. */
  to(index: number): void {
    if (index >= this.last) this.now();
    else this.go(this.versions[index] ?? 0);
  }

  toRound(round: number): void {
    const mark = this.marks.find((one) => one.round === round);
    if (mark) this.go(mark.version);
  }

  now(): void {
    this.pause();
    this.at = null;
    this.chosen = null;
    this.address = null;
    this.trouble = null;
    this.session.clear();
  }

  run(): void {
    this.running = true;
    this.chosen = null;
    if (this.at === null || this.index === this.last) void this.#show(0).then(() => this.#wait());
    else this.#wait();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  /** The moment that an address names. */
  async visit(address: string): Promise<void> {
    try {
      const version = await this.#past.find(address, this.versions);
      if (version !== null) this.go(version);
    } catch (error) {
      this.#fail(error);
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), Math.max(SHORTEST, BEAT * PACES[settings.pace]));
  }

  async #next(): Promise<void> {
    if (!this.running) return;
    // Nobody sees what goes on behind a dialog.
    if (dialogs.open) return this.#wait();
    if (this.index >= this.last) return this.now();
    await this.#show(this.versions[this.index + 1] ?? 0);
    if (this.running) this.#wait();
  }

  async #show(version: number): Promise<void> {
    const before = this.session.table?.version ?? null;
    this.at = version;
    try {
      const past = this.#past.known(version) ?? (await this.#past.table(version, this.versions));
      // Somebody has gone on meanwhile.
      if (this.at !== version || !past) return;
      const next = before !== null && this.versions.indexOf(version) === this.versions.indexOf(before) + 1;
      this.session.lay(this.live, past, next ? this.live.steps.filter((step) => step.version === version) : []);
      this.address = addressOf(past);
      this.trouble = null;
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.pause();
    if (!(error instanceof ApiError)) throw error;
    this.trouble = { problem: error.problem };
  }
}
