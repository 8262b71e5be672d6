/** The changed box of a match, which is fetched before anything of the match is drawn. */
import { boxContent } from '../api';
import { faceOf } from '../games/faces';
import { termsOptions } from './options';

/** A server that is away comes back: ask again after so many milliseconds. */
const PATIENCE = 2000;
const PRINTED = '';

/** The hash of the box that a match is played with; empty for the printed one. */
export function boxOf(terms: string | undefined): string {
  const mark = terms === undefined ? undefined : termsOptions(terms)['box'];
  return typeof mark === 'string' ? mark : PRINTED;
}

export class Unpacking {
  /** The box that is drawn now. */
  #on = $state(PRINTED);
  #game = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the table can be drawn with this box. */
  ready(box: string): boolean {
    return this.#on === box;
  }

  /** Fetch a box and draw with it. */
  async fetch(game: string, box: string): Promise<void> {
    if (this.#on === box) return;
    const { unpack } = faceOf(game);
    try {
      if (unpack) await unpack((await boxContent(box)).drawn);
      this.#game = game;
      this.#on = box;
    } catch {
      this.#timer = setTimeout(() => void this.fetch(game, box), PATIENCE);
    }
  }

  /** The printed box again: whatever is drawn next is another match, or a lesson. */
  putBack(): void {
    clearTimeout(this.#timer);
    if (this.#on !== PRINTED) void faceOf(this.#game).unpack?.(null);
  }
}
