/** The wire of a lesson: every action goes out with those before it, since the server keeps none of them. */
import { adviseInLesson, ApiError, askInLesson, lessonNow } from '../api';
import type { Listener, Wire } from '../connection';
import type { Advice, Answer, LessonNow, Problem } from '../wire';

type Action = Record<string, unknown>;

/** Hears of every answer of the server, and of what went wrong. */
export interface Pupil {
  now(now: LessonNow): void;
  trouble(problem: Problem | null): void;
}

export class LessonWire implements Wire {
  readonly #game: string;
  readonly #lesson: string;
  readonly #listener: Listener;
  readonly #pupil: Pupil;
  #made: Action[] = [];
  #begun = false;
  #stopped = false;
  busy = false;

  constructor(game: string, lesson: string, listener: Listener, pupil: Pupil) {
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

  stop(): void {
    this.#stopped = true;
  }

  act(_seat: number, _version: number, action: Action): void {
    if (!this.busy) void this.#send([...this.#made, action]);
  }

  /** A lesson is begun again as a whole instead. */
  undo(): void {}

  /** In a lesson nothing passes by itself. */
  stand(): void {}

  async ask(_seat: number, action: Action): Promise<Answer | null> {
    try {
      return await askInLesson(this.#game, this.#lesson, { actions: this.#made, action });
    } catch {
      return null;
    }
  }

  async advise(): Promise<Advice | null> {
    try {
      return await adviseInLesson(this.#game, this.#lesson, { actions: this.#made });
    } catch {
      return null;
    }
  }

  async #send(actions: Action[]): Promise<void> {
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
