/** Explosions to be seen: each for a while, on the place of whom it hit. */
import { untrack } from 'svelte';
import type { Session } from '../../match/session.svelte';

/** How long an explosion is looked at. */
const LASTS = 1300;

export class Bursts {
  now = $state.raw<Readonly<Record<number, { id: number; cause: string }>>>({});
  #last = 0;

  /** Follow what happens at the table; to be called while a component is made. */
  follow(session: () => Session): void {
    $effect(() => {
      const events = session().news?.steps.flatMap((step) => step.events) ?? [];
      untrack(() => {
        for (const event of events) if (event['event'] === 'explode') this.#show(Number(event['seat']), String(event['cause']));
      });
    });
  }

  #show(seat: number, cause: string): void {
    const id = ++this.#last;
    this.now = { ...this.now, [seat]: { id, cause } };
    setTimeout(() => {
      if (this.now[seat]?.id !== id) return;
      const { [seat]: _, ...rest } = this.now;
      this.now = rest;
    }, LASTS);
  }
}
