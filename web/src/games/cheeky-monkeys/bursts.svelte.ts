/** Explosions to be seen: each for a while, on the place of whom it hit. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';
import type { CheekyExplodeEvent } from '../../wire';
import { kindOf } from './deck';

/** How long an explosion is looked at. */
const LASTS = 1300;

/** An explosion: by fuses or a shock, and the kinds of monkeys that fly. */
export interface Seen {
  id: number;
  cause: string;
  kinds: string[];
}

export class Bursts {
  now = $state.raw<Readonly<Record<number, Seen>>>({});
  #last = 0;

  /** Follow what happens at the table; to be called while a component is made. */
  follow(session: () => Session<'cheeky-monkeys'>): void {
    $effect(() => {
      const events = session().news?.steps.flatMap((step) => step.events) ?? [];
      untrack(() => {
        for (const event of events) if (event.event === 'explode') this.#show(event);
      });
    });
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
