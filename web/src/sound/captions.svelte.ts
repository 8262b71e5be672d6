/** What is heard, and in words for those who cannot hear it or do not want to. */
import { settings, t } from '../settings.svelte';
import { play, warm } from './synth';
import type { Moment } from './voices';

/** How long a caption stays, in milliseconds, and how many there are at most. */
const LASTS = 2600;
const MOST = 3;

class Captions {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #last = 0;

  add(moment: Moment): void {
    const line = { id: ++this.#last, text: t(`web-caption-${moment}`) };
    this.lines = [...this.lines, line].slice(-MOST);
    setTimeout(() => (this.lines = this.lines.filter((one) => one !== line)), LASTS);
  }
}

export const captions = new Captions();

/** Let something be heard, and read if captions are wanted. */
export function sound(moments: readonly Moment[]): void {
  play(moments, settings.volume / 10);
  if (settings.captions) for (const moment of moments) captions.add(moment);
}

/** A table is opened: soon there will be something to hear. */
export function listen(): void {
  warm(settings.volume);
}
