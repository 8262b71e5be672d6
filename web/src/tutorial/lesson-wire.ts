/** The wire of a lesson: every action goes out with those before it, since the server keeps none of them. */
import { adviseInLesson, ApiError, askInLesson, lessonNow } from '../api';
import type { Listener, Wire } from '../connection';
import type { Advice, Answer, GameName, Games, LessonNow, Problem } from '../wire';

/** Hears every answer of the server, and what went wrong. */
export interface Pupil<G extends GameName = GameName> {
  now(now: LessonNow<G>): void;
  trouble(problem: Problem | null): void;
}

export class LessonWire<G extends GameName> implements Wire<G> {
  readonly #game: G;
  readonly #lesson: string;
  readonly #listener: Listener<G>;
  readonly #pupil: Pupil<G>;
  #made: Games[G]['action'][] = [];
  #begun = false;
  #stopped = false;
  busy = false;

  constructor(game: G, lesson: string, listener: Listener<G>, pupil: Pupil<G>) {
    this.#game = game;
    this.#lesson = lesson;
    this.#listener = listener;
    this.#pupil = pupil;
  }

  start(): void {
    if (!this.#begun && !this.busy) void this.#send([]);
  }

  nudge(): void {
    this.start();
  }

  retry(): void {
    this.start();
  }

  stop(): void {
    this.#stopped = true;
  }

  act(_seat: number, _version: number, action: Games[G]['action']): void {
    if (!this.busy) void this.#send([...this.#made, action]);
  }

  /** No undo: a lesson is started over instead. */
  undo(): void {}

  /** In a lesson nothing is passed automatically. */
  stand(): void {}

  /** A lesson is laid out, not dealt. */
  deal(): Promise<null> {
    return Promise.resolve(null);
  }

  /** In a lesson the coach shows what to do. */
  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Nobody leaves a lesson but by the way out. */
  leave(): Promise<null> {
    return Promise.resolve(null);
  }

  async ask(_seat: number, action: Games[G]['action']): Promise<Answer<G> | null> {
    try {
      return await askInLesson(this.#game, this.#lesson, { actions: this.#made, action });
    } catch {
      return null;
    }
  }

  async advise(): Promise<Advice<G> | null> {
    try {
      return await adviseInLesson(this.#game, this.#lesson, { actions: this.#made });
    } catch {
      return null;
    }
  }

  async #send(actions: Games[G]['action'][]): Promise<void> {
    this.busy = true;
    try {
      const now = await lessonNow(this.#game, this.#lesson, { actions });
      if (this.#stopped) return;
      if (!now.astray) this.#made = actions;
      this.#begun = true;
      this.busy = false;
      this.#listener.status('open');
      this.#listener.message(now.table);
      this.#pupil.now(now);
    } catch (error) {
      this.busy = false;
      if (!this.#stopped) this.#fail(error instanceof ApiError ? error.problem : null);
    }
  }

  #fail(problem: Problem | null): void {
    this.#listener.dropped();
    if (problem?.refusal) this.#listener.message({ type: 'refused', id: null, ...problem });
    else this.#pupil.trouble(problem);
  }
}
