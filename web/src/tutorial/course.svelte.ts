/** Somebody going through the lessons of a game: which lesson it is, how it stands, and what the coach says. */
import { ApiError, tutorial } from '../api';
import { seated, type Seated } from '../match/names';
import { Session } from '../match/session.svelte';
import { settings, t } from '../settings.svelte';
import type { GameName, Games, LessonNow, Problem } from '../wire';
import { LessonWire } from './lesson-wire';
import { keepProgress, progressIn } from './progress';

export class Course<G extends GameName = GameName> {
  readonly game: G;
  lessons = $state.raw<string[]>([]);
  /** The number of the lesson being shown; one past the last is the end. */
  at = $state(0);
  done = $state.raw<ReadonlySet<string>>(new Set());
  session = $state.raw<Session<G> | null>(null);
  now = $state.raw<LessonNow<G> | null>(null);
  /** The action that the coach is showing. */
  shown = $state.raw<Games[G]['action'] | null>(null);
  trouble = $state.raw<{ problem: Problem | null } | null>(null);
  #leave: (() => void) | null = null;

  constructor(game: G) {
    this.game = game;
  }

  get over(): boolean {
    return this.lessons.length > 0 && this.at === this.lessons.length;
  }

  async load(): Promise<void> {
    this.trouble = null;
    try {
      this.lessons = (await tutorial(this.game)).lessons;
      const { at, done } = progressIn(this.game);
      this.done = new Set(done.filter((name) => this.lessons.includes(name)));
      this.open(Math.max(0, this.lessons.indexOf(at ?? '')));
    } catch (error) {
      this.#complain(error instanceof ApiError ? error.problem : null);
    }
  }

  /** Open a lesson from its beginning. */
  open(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.lessons.length);
    this.close();
    this.shown = this.trouble = null;
    const lesson = this.lessons[this.at];
    this.#keep();
    if (lesson === undefined) return;
    const session: Session<G> = new Session<G>('', (listener) => {
      return new LessonWire(this.game, lesson, listener, {
        now: (now) => this.#see(session, now),
        trouble: (problem) => this.#complain(problem),
      });
    });
    this.#leave = session.start();
  }

  again(): void {
    this.open(this.at);
  }

  close(): void {
    this.#leave?.();
    this.#leave = null;
  }

  /** Choose the right action, so that only confirming is left. */
  hint(): void {
    if (this.now?.show) this.shown = { ...this.now.show };
  }

  /** Who sits at the table, in the current language. */
  names(players: readonly Seated[]): Seated[] {
    return players.map((player) => ({
      ...player,
      name: player.kind === 'here' ? settings.name || t('tutorial-you') : t('tutorial-opponent'),
    }));
  }

  #see(session: Session<G>, now: LessonNow<G>): void {
    session.players = this.names(seated(now.table.players, now.table.held));
    this.session = session;
    this.now = now;
    this.shown = this.trouble = null;
    if (!now.done) return;
    this.done = new Set([...this.done, now.lesson]);
    this.#keep();
  }

  #keep(): void {
    keepProgress(this.game, { at: this.lessons[this.at] ?? null, done: [...this.done] });
  }

  #complain(problem: Problem | null): void {
    this.trouble = { problem };
  }
}
