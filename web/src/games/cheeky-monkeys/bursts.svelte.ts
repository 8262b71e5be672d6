/** Explosions on show: each for long enough to be enjoyed, at the place of whoever it hit; what comes after waits, unless an answer is due. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';
import type { News } from '../../match/stage.svelte';
import type { CheekyExplodeEvent } from '../../wire';
import { kindOf } from './deck';

/** How long an explosion is shown. */
export const LASTS = 2600;

/** An explosion: its cause (fuses or a shock), and the kinds of monkeys blown away. */
export interface Seen {
  id: number;
  cause: string;
  kinds: string[];
}

/** Whether somebody blows up in it. */
export const isLoud = ({ steps }: News<'cheeky-monkeys'>): boolean =>
  steps.some(({ events }) => events.some(({ event }) => event === 'explode'));

export class Bursts {
  now = $state.raw<Readonly<Record<number, Seen>>>({});
  #last = 0;

  /** Follow what happens at the table; call it while a component is being set up. */
  follow(session: () => Session<'cheeky-monkeys'>): void {
    $effect(() => {
      const events = session().news?.steps.flatMap((step) => step.events) ?? [];
      untrack(() => {
        for (const event of events) if (event.event === 'explode') this.#show(event);
      });
    });
    $effect(() => session().stage.direct({ show: (news) => (isLoud(news) ? LASTS : 0), cut: () => (this.now = {}) }));
  }

  #show({ seat, monkeys, cause }: CheekyExplodeEvent): void {
    const id = ++this.#last;
    this.now = { ...this.now, [seat]: { id, cause, kinds: monkeys.map(kindOf) } };
    setTimeout(() => {
      if (this.now[seat]?.id !== id) return;
      const { [seat]: _, ...rest } = this.now;
      this.now = rest;
    }, LASTS);
  }
}
