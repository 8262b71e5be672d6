/** Explosions on show: each for long enough to be enjoyed, at the place of whoever it hit; what comes after waits, unless an answer is due. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';
import type { News } from '../../match/stage.svelte';
import { whereabouts } from '../../parts/soon';
import type { CheekyExplodeEvent } from '../../wire';
import { kindOf } from './deck';

/** How long an explosion is shown. */
export const LASTS = 2600;

/** An explosion: its cause (fuses or a shock), and the kinds of monkeys blown away. */
export interface Seen {
  id: number;
  cause: string;
  kinds: string[];
  /** Where whoever it hit sits. */
  hit: DOMRectReadOnly;
}

/** Whether somebody blows up in it. */
export const isLoud = ({ steps }: News<'cheeky-monkeys'>): boolean =>
  steps.some(({ events }) => events.some(({ event }) => event === 'explode'));

export class Bursts {
  now = $state.raw<Readonly<Record<number, Seen>>>({});
  #last = 0;
  /** How often everything on show was cut: an explosion that was about to begin then never does. */
  #cuts = 0;

  /** Follow what happens at the table; call it while a component is being set up. `mat` is where somebody sits. */
  follow(session: () => Session<'cheeky-monkeys'>, mat: (seat: number) => Element | null | undefined): void {
    $effect(() => {
      const events = session().news?.steps.flatMap((step) => step.events) ?? [];
      untrack(() => {
        for (const event of events) if (event.event === 'explode') void this.#show(event, mat(event.seat));
      });
    });
    $effect(() => session().stage.direct({ show: (news) => (isLoud(news) ? LASTS : 0), cut: () => this.#cut() }));
  }

  #cut(): void {
    this.#cuts += 1;
    this.now = {};
  }

  /** It begins in the frame after the table has changed: both at once are too much for one frame of a slow phone. */
  async #show({ seat, monkeys, cause }: CheekyExplodeEvent, mat: Element | null | undefined): Promise<void> {
    const [id, cuts] = [++this.#last, this.#cuts];
    const places = mat ? await whereabouts([mat]) : null;
    if (cuts !== this.#cuts) return;
    const hit = (mat && places?.get(mat)) ?? new DOMRect(0, 0, innerWidth, innerHeight);
    this.now = { ...this.now, [seat]: { id, cause, kinds: monkeys.map(kindOf), hit } };
    setTimeout(() => {
      if (this.now[seat]?.id !== id) return;
      const { [seat]: _, ...rest } = this.now;
      this.now = rest;
    }, LASTS);
  }
}
