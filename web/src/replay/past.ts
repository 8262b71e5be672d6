/** The tables that were, as the server shows them again; each is asked for once, with its neighbours. */
import type { GameName, PastTable } from '../wire';

/** Asks for the tables from one version to another; the server may give fewer than there are. */
export type Fetch<G extends GameName> = (first: number, last: number) => Promise<PastTable<G>[]>;

/** How many tables are asked for before and after the wanted one: together no more than the server gives at once. */
const BEFORE = 7;
const AFTER = 24;

export class Past<G extends GameName = GameName> {
  readonly #fetch: Fetch<G>;
  #known = new Map<number, PastTable<G>>();
  #asked = new Map<number, Promise<void>>();

  constructor(fetch: Fetch<G>) {
    this.#fetch = fetch;
  }

  known(version: number): PastTable<G> | null {
    return this.#known.get(version) ?? null;
  }

  /** The table of one of these versions, which are all there are; null where there is none any more. */
  async table(version: number, versions: readonly number[]): Promise<PastTable<G> | null> {
    const known = this.known(version);
    if (known) return known;
    const at = versions.indexOf(version);
    if (at < 0) return null;
    const from = Math.max(0, Math.min(at - BEFORE, versions.length - 1 - BEFORE - AFTER));
    const to = Math.min(versions.length - 1, from + BEFORE + AFTER);
    await this.#load(versions[from] ?? version, versions[to] ?? version);
    return this.known(version);
  }

  /** The version that an address means: the same moment for everybody, as far as they could see it. */
  async find(address: string, versions: readonly number[]): Promise<number | null> {
    const [public_ = NaN, after = 0] = address.split('.').map(Number);
    let found: PastTable<G> | null = null;
    for (const version of versions) {
      // Nobody has seen less than a spectator.
      if (version < public_) continue;
      const table = await this.table(version, versions);
      if (!table || table.public > public_) break;
      if (table.public === public_ && table.after <= after) found = table;
    }
    return found?.version ?? null;
  }

  /** Something was taken back: what came after it may have been another table. */
  forget(): void {
    this.#known = new Map();
    this.#asked = new Map();
  }

  async #load(first: number, last: number): Promise<void> {
    const known = this.#known;
    const asked =
      this.#asked.get(first) ?? this.#fetch(first, last).then((tables) => tables.forEach((table) => known.set(table.version, table)));
    this.#asked.set(first, asked);
    try {
      await asked;
    } finally {
      this.#asked.delete(first);
    }
  }
}

/** What a table is called in an address: its public number, and how many tables only this viewer saw since. */
export function addressOf({ public: number, after }: { public: number; after: number }): string {
  return after ? `${number}.${after}` : `${number}`;
}
