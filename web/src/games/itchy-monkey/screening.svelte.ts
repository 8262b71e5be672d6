/** What the board shows moving: news as one movement or, if a chain followed, as a film; and a step of the log seen again. */
import { untrack } from 'svelte';
import type { News } from '../../match/stage.svelte';
import type { Motion } from './board-props';
import { Film, worthSeeing } from './film.svelte';
import { moments, type Moment } from './history';
import type { Step } from '../../wire';
import { plan } from './motion';
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
    $effect(() => session.stage.direct({ show: (news) => this.#show(news), cut: () => this.film.stop() }));
    // Before the board is redrawn, or it would show the end first.
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
    $effect(() => () => this.film.stop());
  }

  end(): void {
    const { kept } = this.film;
    this.film.stop();
    if (kept) this.#wishes.onnow();
  }

  #show({ version, steps }: News<'itchy-monkey'>): number | Promise<void> {
    const still = this.#wishes.still();
    if (still) this.film.stop();
    else this.film.play(this.#reel(new Set(steps.map((step) => step.version)), steps));
    if (this.film.current) return this.film.over();
    const events = steps.flatMap((step) => step.events);
    const ownerless = this.#play.scene.mode === 'clan';
    this.motion = { id: version, events, ownerless };
    return still ? 0 : plan(events, ownerless).length;
  }

  /** The moments of some steps, if the board can be worked out backwards. */
  #reel(versions: ReadonlySet<number>, untold: readonly Step<'itchy-monkey'>[] = []): Moment[] {
    const { view, scene, session } = this.#play;
    if (view.mode !== 'clan') return [];
    const gone = view.players.flatMap(({ safe }) => safe);
    const told = session.steps.filter(({ version }) => !untold.some((step) => step.version === version));
    return worthSeeing(moments(scene.monkeys, [...told, ...untold], gone).filter(({ version }) => versions.has(version)));
  }
}
