/** A person's preferences at this table, kept in the browser: how frames are decided, and whether the line is shown large. */
import { AUTOS, type Auto } from './auto';

const KEY = 'vervet.after-us';

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

class Liking {
  #kept = kept();
  #auto = $state<Auto>(AUTOS.find((one) => one === this.#kept['auto']) ?? 'free');
  #large = $state(this.#kept['large'] === true);

  get auto(): Auto {
    return this.#auto;
  }

  set auto(auto: Auto) {
    this.#auto = auto;
    this.#keep();
  }

  get large(): boolean {
    return this.#large;
  }

  set large(large: boolean) {
    this.#large = large;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ auto: this.#auto, large: this.#large }));
    } catch {
      // The game works even in a browser that stores nothing.
    }
  }
}

export const liking = new Liking();
