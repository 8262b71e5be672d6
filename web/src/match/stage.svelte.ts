/**
 * The stage: tables arrive from the wire as fast as others play, and are shown one at a time, each for as long as it takes to
 * be seen. While somebody else's step is on show, the board already has it; the log, whose turn it is and what I may do follow.
 */
import { NOBODY } from '../art/marks';
import type { GameName, Step, TableNow } from '../wire';
import { doer } from './steps';

/** New steps as they come on stage, for motion, sound and announcements. */
export interface News<G extends GameName = GameName> {
  version: number;
  steps: Step<G>[];
}

/** A table with the whole log up to it; `news` is null when nothing happened that anybody could watch. */
export interface Scene<G extends GameName = GameName> {
  table: TableNow<G>;
  steps: Step<G>[];
  news: News<G> | null;
}

/** A game's own way of showing things; a game without one shows everything for the usual time. */
export interface Director<G extends GameName = GameName> {
  /** Begin to show what happened, on the table that is shown now; says how many milliseconds that takes, or when it is over. */
  show?(news: News<G>): number | Promise<void>;
  /** Whoever watches has seen enough, or what was shown is no longer true. */
  cut?(): void;
  /** Whether this table cannot wait; by default when a clock is running for a seat held here. */
  urgent?(table: TableNow<G>): boolean;
  /** Whether my own doing goes on by itself from here: then what comes in quick succession is shown together. */
  flows?(table: TableNow<G>): boolean;
}

/** Time, as far as a stage needs it. */
export interface Theatre {
  later(work: () => void, ms: number): () => void;
  now(): number;
  /** How slow things go: 1 is the usual pace, 0 shows everything at once. */
  pace(): number;
}

/** How long a step is on show at least, and how long everything rests before the next one, in milliseconds. */
export const SHOWN = 500;
export const BREATH = 220;
/** What goes on by itself is shown so often: each picture of it is work for a slow phone, and nobody could tell more of them apart. */
export const FLOW = 300;
/** Nothing is shown later than this after it arrived, however many steps came together: each is shown more briefly then. */
export const LONGEST = 6_000;

const asks = (table: TableNow): boolean => table.held.some((seat) => table.asked.includes(seat));
const clockRuns = (table: TableNow): boolean => table.deadline !== null && asks(table);

export class Stage<G extends GameName = GameName> {
  /** What is on show. */
  table = $state.raw<TableNow<G> | null>(null);
  /** The log, as far as it has been shown. */
  steps = $state.raw<Step<G>[]>([]);
  news = $state.raw<News<G> | null>(null);
  /** Somebody else's step that is on show and whose end is not told yet. */
  playing = $state.raw<News<G> | null>(null);
  /** How many tables wait behind the one on show. */
  waiting = $state(0);
  /** Whether my own doing has gone on beyond what is shown. */
  flowing = $state(false);
  readonly #theatre: Theatre;
  #director: Director<G> = {};
  #queue: (Scene<G> & { since: number })[] = [];
  /** The scene on show, until it has been told to its end. */
  #open: (Scene<G> & { since: number }) | null = null;
  #cancel: (() => void) | null = null;
  /** What has gone on by itself since something was last shown at once, and how to forget when it is due. */
  #flow: { scene: Scene<G>; cancel: () => void } | null = null;
  #shownAt = -Infinity;
  /** Counts the scenes, so that the end of one that was cut does nothing. */
  #turn = 0;

  constructor(theatre: Theatre) {
    this.#theatre = theatre;
  }

  /** Whether something was received that is not shown to its end. */
  get behind(): boolean {
    return this.waiting > 0 || this.playing !== null;
  }

  /** From now on a game's table shows what happens; returns how to stop that. */
  direct(director: Director<G>): () => void {
    this.#director = director;
    return () => {
      if (this.#director === director) this.#director = {};
    };
  }

  /** A table has arrived; with `prompt` nobody is kept waiting for it. */
  receive(scene: Scene<G>, prompt = false): void {
    const urgent = this.#director.urgent?.(scene.table) ?? clockRuns(scene.table);
    if (prompt && !urgent && this.#flows(scene)) return this.#flowOn(scene);
    const before = this.#dam();
    if (prompt || this.#theatre.pace() === 0 || urgent) return this.#showAtOnce(before ? together(before, scene) : scene);
    if (before) this.#showAtOnce(before);
    if (scene.news) this.#enqueue(scene);
    else this.#amend(scene);
  }

  #flows({ table, news }: Scene<G>): boolean {
    const { now, pace } = { now: this.#theatre.now(), pace: this.#theatre.pace() };
    if (!news || table.outcome || now - this.#shownAt >= FLOW * pace) return false;
    return this.#director.flows?.(table) ?? false;
  }

  /** It is shown with what follows in a moment. */
  #flowOn(scene: Scene<G>): void {
    const due = this.#shownAt + FLOW * this.#theatre.pace();
    const before = this.#dam();
    const cancel = this.#theatre.later(() => {
      const last = this.#dam();
      if (last) this.#showAtOnce(last);
    }, due - this.#theatre.now());
    this.#flow = { scene: before ? together(before, scene) : scene, cancel };
    this.flowing = true;
  }

  /** Nothing flows any more; returns what is not shown yet. */
  #dam(): Scene<G> | null {
    const flow = this.#flow;
    flow?.cancel();
    this.#flow = null;
    this.flowing = false;
    return flow?.scene ?? null;
  }

  /** Show everything that has arrived, at once. */
  skip(): void {
    if (!this.behind) return;
    const last = this.#queue.at(-1);
    const steps = this.#queue.flatMap(({ news }) => news?.steps ?? []);
    this.#finish();
    if (last) this.#put(last, steps.length ? { version: last.table.version, steps } : null);
    this.#director.cut?.();
  }

  /** Nobody looks any longer. */
  close(): void {
    this.#turn += 1;
    this.#dam();
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.#open = null;
  }

  #showAtOnce(scene: Scene<G>): void {
    this.skip();
    this.#finish();
    this.#shownAt = this.#theatre.now();
    this.#put({ ...scene, since: this.#theatre.now() }, scene.news);
    if (scene.news) this.#hold(scene.news);
    else this.#director.cut?.();
  }

  #enqueue(scene: Scene<G>): void {
    this.#queue.push({ ...scene, since: this.#theatre.now() });
    this.waiting = this.#queue.length;
    if (!this.#cancel) this.#next();
  }

  /** The same table with other surroundings: it takes the place of the newest one. */
  #amend(scene: Scene<G>): void {
    const since = this.#theatre.now();
    const last = this.#queue.at(-1);
    if (last) this.#queue[this.#queue.length - 1] = { ...scene, news: last.news, since };
    else if (this.#open) this.#open = { ...scene, since };
    else this.#put({ ...scene, since }, null);
  }

  #next(): void {
    this.#cancel = null;
    const scene = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!scene) return;
    const before = this.table;
    const { news, table } = scene;
    const mine = news?.steps.some(({ seat }) => seat !== null && table.held.includes(seat)) ?? true;
    // What I am deciding is never taken out of my hands, and my own move is told at once.
    if (mine || !before || (asks(before) && asks(table))) this.#put(scene, news);
    else {
      this.#open = scene;
      this.playing = this.news = news;
      this.table = acting(table, before, news);
    }
    if (news) this.#hold(news);
    else this.#next();
  }

  /** Keep the scene on show; then tell its end, rest, and go on. */
  #hold(news: News<G>): void {
    const turn = ++this.#turn;
    const pace = this.#theatre.pace();
    const lasting = this.#director.show?.(news) ?? SHOWN;
    const shown = typeof lasting === 'number' ? Math.max(lasting, SHOWN * pace) : 0;
    const haste = this.#haste(shown + BREATH * pace);
    const then = () => {
      if (turn !== this.#turn) return;
      this.#settle();
      this.#wait(BREATH * pace * haste, () => this.#next());
    };
    if (typeof lasting === 'number') return this.#wait(shown * haste, then);
    this.#cancel = () => {};
    void lasting.then(then);
  }

  #wait(ms: number, then: () => void): void {
    this.#cancel = this.#theatre.later(then, ms);
  }

  /** Which part of the full time there is for a scene, with others waiting behind it. */
  #haste(full: number): number {
    const last = this.#queue.at(-1);
    if (!last) return 1;
    const left = last.since + LONGEST * this.#theatre.pace() - this.#theatre.now();
    return Math.min(1, Math.max(0, left) / this.#queue.length / full);
  }

  #settle(): void {
    const scene = this.#open;
    if (scene) this.#put(scene, this.news);
  }

  /** Drop what waits and tell the end of what is on show. */
  #finish(): void {
    this.#turn += 1;
    this.#cancel?.();
    this.#cancel = null;
    this.#queue = [];
    this.waiting = 0;
    this.#settle();
  }

  #put(scene: Scene<G> & { since: number }, news: News<G> | null): void {
    this.#open = null;
    this.playing = null;
    this.table = later(scene.table, this.#theatre.now() - scene.since);
    this.steps = scene.steps;
    if (news) this.news = news;
  }
}

/** A table while somebody's step is on show: nothing is said of what comes next. */
function acting<G extends GameName>(table: TableNow<G>, before: TableNow<G>, news: News<G> | null): TableNow<G> {
  const others = before.asked.filter((seat) => !table.held.includes(seat));
  const asked = others.length ? others : (news?.steps ?? []).map((step) => doer(step)).filter((seat) => seat !== NOBODY);
  return { ...table, asked, legal: [], undo: false, undoable: [], outcome: null, deadline: null, occasion: [] };
}

/** One scene after another, shown as one; what was taken back since is not. */
function together<G extends GameName>(before: Scene<G>, scene: Scene<G>): Scene<G> {
  if (!before.news || !scene.news) return scene;
  return { ...scene, news: { version: scene.news.version, steps: [...before.news.steps, ...scene.news.steps] } };
}

/** A clock has gone on while its table was waiting. */
function later<G extends GameName>(table: TableNow<G>, ms: number): TableNow<G> {
  return table.deadline === null || ms <= 0 ? table : { ...table, deadline: Math.max(0, table.deadline - ms / 1000) };
}
