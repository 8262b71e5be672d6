/** What this browser keeps of the deal of a match, in localStorage, so that it can hold everybody to their word. */
import type { Stage } from '../wire';

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
  /** Whether it promised a deal at all, or dealt from a seed. */
  sort: 'promised' | 'seeded' | '';
  /** How the deal ended. */
  end: Stage | '';
  /** Everybody's commitments and the numbers that were shown for them, in the order of the clients; empty until then. */
  commitments: string[];
  shown: string[];
  /** This browser's own numbers, by the lowest seat they count for. The check of the finished game needs them, too. */
  numbers: Record<string, string>;
  /** The heads of the chains, by viewer: a seat's number, or `watchers`. */
  heads: Record<string, Head>;
  breach: Breach | null;
}

const PREFIX = 'vervet.deal.';
/** Days for which a match is kept, and how many at most. */
const DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;
const MOST = 400;

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isHead = (value: unknown) => isRecord(value) && typeof value['told'] === 'number' && typeof value['head'] === 'string';

export const viewerName = (seat: number | null) => (seat === null ? 'watchers' : String(seat));

function isKeepsake(value: unknown): value is Keepsake {
  if (!isRecord(value)) return false;
  const { since, terms, commitment, sort, end, commitments, shown, numbers, heads } = value;
  if (typeof since !== 'number' || !isTexts([terms, commitment, sort, end]) || !isTexts(commitments) || !isTexts(shown)) return false;
  return isRecord(numbers) && isTexts(Object.values(numbers)) && isRecord(heads) && Object.values(heads).every(isHead);
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
  readonly #now: number;
  /** Where nothing can be stored, it lasts as long as the page. */
  #here: Keepsake;
  /** Whether old matches were forgotten: once on a page is enough, for that reads the whole storage. */
  #pruned = false;

  constructor(match: string, storage: Storage | null = browserStorage(), now: number = Date.now()) {
    this.#key = PREFIX + match;
    this.#storage = storage;
    this.#now = now;
    const promise = { terms: '', commitment: '', sort: '' as const, end: '' as const, commitments: [], shown: [] };
    this.#here = { since: now, ...promise, numbers: {}, heads: {}, breach: null };
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

  /** Forget old matches, so that the storage does not fill up over the years. */
  #prune(): void {
    const storage = this.#storage;
    if (!storage || this.#pruned) return;
    this.#pruned = true;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const ours = keys.filter((key) => key.startsWith(PREFIX) && key !== this.#key);
    const since = new Map(ours.map((key) => [key, parsed(storage.getItem(key))?.since ?? 0]));
    const age = (key: string) => this.#now - (since.get(key) ?? 0);
    const old = ours.toSorted((one, other) => age(one) - age(other)).filter((key, index) => index >= MOST - 1 || age(key) > DAYS * DAY);
    for (const key of old) storage.removeItem(key);
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
