/** What somebody wants to be passed by itself, kept in the browser. */
import { readPassing, withKind, type Passing } from './pass';

const KEY = 'vervet.cheeky.passing';

class Settings {
  now = $state.raw<Passing>(readPassing(read()));

  setKind(kind: string, on: boolean): void {
    this.#keep(withKind(this.now, kind, on));
  }

  setUnconcerned(on: boolean): void {
    this.#keep({ ...this.now, unconcerned: on });
  }

  setRound(round: Passing['round']): void {
    this.#keep({ ...this.now, round });
  }

  #keep(passing: Passing): void {
    this.now = passing;
    try {
      localStorage.setItem(KEY, JSON.stringify({ kinds: passing.kinds, unconcerned: passing.unconcerned }));
    } catch {
      // A browser that keeps nothing still passes until the page is closed.
    }
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const passing = new Settings();
