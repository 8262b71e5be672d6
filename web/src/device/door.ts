/** The way into the house of this page, which is fetched only where there is one. */
import type { Socket } from '../connection';
import type { House } from './house.svelte';
import { site } from './site';

let found: Promise<House> | null = null;

/** The house; it begins to load when somebody first asks for it. */
export function house(): Promise<House> {
  found ??= import('./house.svelte').then(({ House }) => {
    if (!site) throw new Error('this page needs a server');
    return new House(site);
  });
  return found;
}

/** A connection to a match in this page's house. */
export class DoorSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  #line: { say(text: string): void; hangUp(): void } | null = null;
  #closed = false;

  constructor(match: string, inside: Promise<House> = house()) {
    void inside.then((known) => {
      if (this.#closed) return;
      this.#line = known.connect(match, {
        opened: () => this.onopen?.(new Event('open')),
        heard: (data) => this.onmessage?.(new MessageEvent('message', { data })),
        ended: (code) => this.onclose?.(new CloseEvent('close', { code })),
      });
    });
  }

  send(data: string): void {
    this.#line?.say(data);
  }

  close(): void {
    this.#closed = true;
    this.#line?.hangUp();
  }
}
