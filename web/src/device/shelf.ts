/** Where matches are kept: IndexedDB, record by record. What it cannot keep is kept as long as the page is open, and the page says so. */

const NAME = 'vervet';
const STORE = 'records';

type Entry = [match: string, number: number, text: string];
export type Unkept = 'full' | 'refused';

interface Row {
  match: string;
  number: number;
  text: string;
}

export class Shelf {
  readonly #said: (reason: Unkept) => void;
  #database: Promise<IDBDatabase | null> | null = null;
  /** What is not on the disk, by match. */
  readonly #beside = new Map<string, Map<number, string>>();

  constructor(said: (reason: Unkept) => void) {
    this.#said = said;
  }

  /** The records of a match, in the order of their numbers, as JSON. */
  async read(match: string): Promise<string> {
    const kept = new Map<number, string>();
    for (const { number, text } of await this.#kept(match)) kept.set(number, text);
    for (const [number, text] of this.#beside.get(match) ?? []) kept.set(number, text);
    return JSON.stringify([...kept].sort(([one], [other]) => one - other).map(([, text]) => text));
  }

  /** Keep these, all of them or none: false where another tab has one of the numbers. */
  async append(records: string): Promise<boolean> {
    const entries = JSON.parse(records) as Entry[];
    // A match that is not wholly on the disk goes on beside it: with a hole in it, nobody could read it again.
    if (entries.some(([match]) => this.#beside.has(match))) return this.#put(entries);
    const database = await this.#open();
    if (!database) return this.#put(entries);
    try {
      await added(database, entries);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      this.#said(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused');
      return this.#put(entries);
    }
  }

  async #kept(match: string): Promise<Row[]> {
    const database = await this.#open();
    if (!database) return [];
    const range = IDBKeyRange.bound([match, 0], [match, Number.MAX_SAFE_INTEGER]);
    try {
      const request = database.transaction(STORE).objectStore(STORE).getAll(range) as IDBRequest<Row[]>;
      return await done(request);
    } catch {
      this.#said('refused');
      return [];
    }
  }

  #put(entries: Entry[]): boolean {
    for (const [match, number, text] of entries) {
      const beside = this.#beside.get(match) ?? new Map<number, string>();
      beside.set(number, text);
      this.#beside.set(match, beside);
    }
    return true;
  }

  #open(): Promise<IDBDatabase | null> {
    this.#database ??= opened().catch(() => {
      this.#said('refused');
      return null;
    });
    return this.#database;
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['match', 'number'] });
  return done(request);
}

/** In one transaction: where one number is taken, nothing is written. */
function added(database: IDBDatabase, entries: Entry[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    let reason: DOMException | null = null;
    for (const [match, number, text] of entries) {
      const request = transaction.objectStore(STORE).add({ match, number, text } satisfies Row);
      request.onerror = () => (reason ??= request.error);
    }
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(reason ?? transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });
}
