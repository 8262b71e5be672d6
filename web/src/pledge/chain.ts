/**
 * The chain of what a viewer was told: every entry is hashed onto the one before, so a server that changes an old entry
 * changes every head after it. Whoever kept one head notices.
 */
import { bytesOf, hexOf, joined, textBytes } from '../deal/bytes';
import { beginning } from '../deal/chain';
import type { Head, Keepsake } from './keepsake';
import { plainSha256 } from '../deal/sha256';

type Promised = Pick<Keepsake, 'terms' | 'sort' | 'commitment' | 'commitments' | 'shown'>;

/** What a table says of its viewer's chain. */
export interface Told extends Head {
  /** The digests of the entries since; it may begin earlier than is needed. */
  trail: readonly string[];
}

/** The head before the first entry, from all that was promised and given. */
export function firstHead({ terms, sort, commitment, commitments, shown }: Promised): Head {
  const bytes = (hex: string | undefined) => bytesOf(hex ?? '') ?? new Uint8Array();
  const numbers = commitments.map((each, index) => ({ commitment: bytes(each), number: bytes(shown[index]) }));
  const given = sort === 'promised' ? { commitment: bytes(commitment), numbers } : null;
  return { told: 0, head: hexOf(plainSha256(beginning(plainSha256(textBytes(terms)), given))) };
}

/** The heads after each digest, beginning with the one that is known; null where a digest is none. */
export function heads(known: Head, trail: readonly string[]): Head[] | null {
  const row = [known];
  let head = bytesOf(known.head);
  for (const [index, digest] of trail.entries()) {
    const bytes = bytesOf(digest);
    if (head?.length !== 32 || bytes?.length !== 32) return null;
    // Hashed by our own, at once: tables must be dealt with in the order in which they come.
    head = plainSha256(joined(head, bytes));
    row.push({ told: known.told + index + 1, head: hexOf(head) });
  }
  return row;
}

/** One viewer's chain, as this page has followed it. */
export class Chain {
  #known: Head | null;
  /** All heads since this page knows of the chain, by count. */
  readonly #seen = new Map<number, string>();
  /** What the server has said that a head will be, before it sent the entries. */
  readonly #said = new Map<number, string>();

  constructor(known: Head | null) {
    this.#known = known;
    if (known) this.#seen.set(known.told, known.head);
  }

  get known(): Head | null {
    return this.#known;
  }

  /** A table arrives; false when it does not follow from what was known. */
  see({ told, head, trail }: Told): boolean {
    const known = this.#known;
    if (!known) return this.#go([{ told, head }]);
    const fresh = told - known.told;
    if (fresh < 0 || fresh > trail.length) return false;
    const row = heads(known, trail.slice(trail.length - fresh));
    return row?.at(-1)?.head === head && this.#go(row);
  }

  /** An action was accepted with this head; false when that is another one than was seen. */
  hear({ told, head }: Head): boolean {
    const seen = this.#seen.get(told);
    if (seen === undefined && told > (this.#known?.told ?? -1)) this.#said.set(told, head);
    return seen === undefined || seen === head;
  }

  #go(row: readonly Head[]): boolean {
    for (const { told, head } of row) {
      const said = this.#said.get(told);
      if (said !== undefined && said !== head) return false;
      this.#said.delete(told);
      this.#seen.set(told, head);
    }
    this.#known = row.at(-1) ?? this.#known;
    return true;
  }
}
