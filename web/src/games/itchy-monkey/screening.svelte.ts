/** What the board shows moving: news as one movement or, if a chain followed, as a film; and a step of the log seen again. */
import { untrack } from 'svelte';
import type { Motion } from './board-props';
import { Film, worthSeeing } from './film.svelte';
import { moments, type Moment } from './history';
import type { Play } from './play.svelte';

export interface Wishes {
  /** The step of the log being looked at. */
  step: () => number | null;
  /** Nothing moves: what happened is told by the log alone. */
  still: () => boolean;
  /** The event being shown, by its place in the step, or none. */
  onmoment: (index: number | null) => void;
  /** The step of the log was closed. */
  onnow: () => void;
}

export class Screening {
  readonly film = new Film();
  motion = $state.raw<Motion | null>(null);
  readonly #play: Play;
  readonly #wishes: Wishes;

  /** Create it while a component is being set up: it follows the session from then on. */
  constructor(play: Play, wishes: Wishes) {
    this.#play = play;
    this.#wishes = wishes;
    const { session } = play;
    // What was over before the table appeared is not shown again.
    const before = session.news;
    // All of this before the board is redrawn, or it would show the end first.
    $effect.pre(() => {
      const { news } = session;
      if (news && news !== before) untrack(() => this.#tell(news.version, new Set(news.steps.map(({ version }) => version))));
    });
    $effect.pre(() => {
      const step = wishes.step();
      if (step !== null) untrack(() => this.film.show(this.#reel(new Set([step]))));
      else if (untrack(() => this.film.kept)) this.film.stop();
    });
    $effect.pre(() => {
      const moment = this.film.current;
      if (moment) this.motion = { id: `${moment.version}.${moment.index}`, events: [moment.event], ownerless: true };
      untrack(() => wishes.onmoment(moment?.index ?? null));
    });
    $effect(() => {
      if (session.takenBack) untrack(() => this.film.stop());
    });
    $effect(() => () => this.film.stop());
  }

  end(): void {
    const { kept } = this.film;
    this.film.stop();
    if (kept) this.#wishes.onnow();
  }

  #tell(version: number, versions: ReadonlySet<number>): void {
    if (this.#wishes.still()) this.film.stop();
    else this.film.play(this.#reel(versions));
    if (this.film.current) return;
    const { session, scene } = this.#play;
    const events = session.steps.filter((step) => versions.has(step.version)).flatMap((step) => step.events);
    this.motion = { id: version, events, ownerless: scene.mode === 'clan' };
  }

  /** The moments of some steps, if the board can be worked out backwards. */
  #reel(versions: ReadonlySet<number>): Moment[] {
    const { view, scene, session } = this.#play;
    if (view.mode !== 'clan') return [];
    const gone = view.players.flatMap(({ safe }) => safe);
    return worthSeeing(moments(scene.monkeys, session.steps, gone).filter(({ version }) => versions.has(version)));
  }
}
