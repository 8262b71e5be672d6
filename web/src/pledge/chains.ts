/** The chains of all viewers at this screen, and what this browser kept of them from earlier visits. */
import type { Accepted, TableNow, ToldCount } from '../wire';
import { Chain, firstHead } from './chain';
import { viewerName, type Head, type Keeping } from './keepsake';
import { isDigest } from './number';

const isHead = ({ told, head }: Head) => isDigest(head) && Number.isSafeInteger(told) && told >= 0;

export class Chains {
  readonly #keeping: Keeping;
  readonly #chains = new Map<number | null, Chain>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    for (const [viewer, head] of Object.entries(keeping.kept.heads)) {
      this.#chains.set(viewer === viewerName(null) ? null : Number(viewer), new Chain(head));
    }
  }

  /** How far each chain is known, so that the server sends what comes after. */
  get counts(): ToldCount[] {
    return [...this.#chains].flatMap(([seat, { known }]) => (known ? { seat, told: known.told } : []));
  }

  /** Follow a table; false when it does not fit what was known. Every match has a head, from before there were chains, too. */
  see({ seat, told, head, trail }: Pick<TableNow, 'seat' | 'told' | 'head' | 'trail'>): boolean {
    if (!isHead({ told, head }) || !Array.isArray(trail) || !this.#chain(seat).see({ told, head, trail })) return false;
    this.#keep(seat, { told, head });
    return true;
  }

  /** An action of this seat was accepted; false when its head is another one than was seen. */
  hear(seat: number, { told, head }: Pick<Accepted, 'told' | 'head'>): boolean {
    return isHead({ told, head }) && this.#chain(seat).hear({ told, head });
  }

  #chain(seat: number | null): Chain {
    const { kept } = this.#keeping;
    // A match from before there were promises is known by the first head that it shows.
    const chain = this.#chains.get(seat) ?? new Chain(kept.commitment ? firstHead(kept) : null);
    this.#chains.set(seat, chain);
    return chain;
  }

  /** Another tab at the same match may be ahead of this one. */
  #keep(seat: number | null, head: Head): void {
    const viewer = viewerName(seat);
    this.#keeping.change(({ heads }) => ((heads[viewer]?.told ?? -1) < head.told ? { heads: { ...heads, [viewer]: head } } : {}));
  }
}
