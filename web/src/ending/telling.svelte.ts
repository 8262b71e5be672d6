/** How a finished game went: asked of the server once, for everything on the screen that tells of it. */
import { ending } from '../api';
import type { Ending } from '../wire';

export class Telling {
  told = $state.raw<Ending | null>(null);
  failed = $state(false);
  #asked = '';

  ask(match: string): void {
    if (match === this.#asked) return;
    this.#asked = match;
    ending(match).then(
      (answer) => (this.told = answer),
      () => (this.failed = true),
    );
  }
}
