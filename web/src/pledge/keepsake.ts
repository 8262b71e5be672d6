/** What this browser keeps of the deal of a match, in localStorage, so that it can hold everybody to their word. */

/** How far a viewer's chain was when it was last seen to fit. */
export interface Head {
  told: number;
  head: string;
}

/** What the server did to a match: another promise than before, or another history. */
export type Breach = 'promise' | 'history';

export interface Keepsake {
  since: number;
  /** What the server promised, as it was first heard; empty until then. */
  terms: string;
  commitment: string;
  /** Everybody's commitments, once all of them were there. */
  commitments: string[];
  /** This browser's own numbers, by the lowest seat they count for, until the match is over. */
  numbers: Record<string, string>;
  /** The heads of the chains, by viewer: a seat's number, or `watchers`. */
  heads: Record<string, Head>;
  breach: Breach | null;
}

const PREFIX = 'vervet.deal.';
const MOST = 60;

export const viewerName = (seat: number | null) => (seat === null ? 'watchers' : String(seat));

function isKeepsake(value: unknown): value is Keepsake {
  if (typeof value !== 'object' || value === null) return false;
  const kept = value as Partial<Keepsake>;
  const texts = typeof kept.terms === 'string' && typeof kept.commitment === 'string' && Array.isArray(kept.commitments);
  return texts && typeof kept.numbers === 'object' && typeof kept.heads === 'object' && typeof kept.since === 'number';
}

function parsed(text: string | null): Keepsake | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKeepsake(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** One match's keepsake. It is read again before every change: the same match may be open in another tab. */
export class Keeping {
  readonly #key: string;
  readonly #storage: Storage | null;
  /** Where nothing can be stored, it lasts as long as the page. */
  #here: Keepsake;

  constructor(match: string, storage: Storage | null = browserStorage(), now: number = Date.now()) {
    this.#key = PREFIX + match;
    this.#storage = storage;
    this.#here = { since: now, terms: '', commitment: '', commitments: [], numbers: {}, heads: {}, breach: null };
  }

  get kept(): Keepsake {
    return parsed(this.#read()) ?? this.#here;
  }

  change(change: (kept: Keepsake) => Partial<Keepsake>): void {
    const kept = this.kept;
    this.#here = { ...kept, ...change(kept) };
    try {
      this.#storage?.setItem(this.#key, JSON.stringify(this.#here));
      this.#prune();
    } catch {
      // No room, or no permission: this page still knows.
    }
  }

  #read(): string | null {
    try {
      return this.#storage?.getItem(this.#key) ?? null;
    } catch {
      return null;
    }
  }

  /** Forget the oldest matches, so that the storage does not fill up over the years. */
  #prune(): void {
    const storage = this.#storage;
    if (!storage) return;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const ours = keys.filter((key) => key.startsWith(PREFIX) && key !== this.#key);
    const age = (key: string) => parsed(storage.getItem(key))?.since ?? 0;
    const oldest = ours.toSorted((one, other) => age(other) - age(one)).slice(MOST - 1);
    for (const key of oldest) storage.removeItem(key);
  }
}

/** Some browsers have none, and some throw when they are asked. */
function browserStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
