/**
 * Follows what the server says of a deal, and notices whatever breaks the protocol (docs/programmers/deals.md) or
 * what was said before: in this page, or on an earlier visit.
 */
import type { ClientDeal, DealNow, Stage } from '../wire';
import type { Keeping, Keepsake } from './keepsake';
import { commitmentTo, isDigest } from './number';
import { readTerms, type Terms } from './terms';

/** What this browser knows of a match from elsewhere: it made it, or took a seat in it. */
export interface Expected {
  /** Empty where it is not known. */
  game: string;
  /** What sits at the seats that it knows of. */
  kinds: Readonly<Record<string, string>>;
  /** Whether nobody gave a seed: this browser made the match, and gave none. */
  promised: boolean;
}

export const lowest = (client: ClientDeal) => Math.min(...client.seats);

/** A deal never goes back; how it ends is never taken back either. */
const ORDER: Readonly<Record<Stage, number>> = { committing: 0, revealing: 1, dealt: 2, void: 2, seeded: 2 };
const END = 2;

export class Witness {
  readonly #match: string;
  readonly #expected: Expected;
  readonly #keeping: Keeping;
  /** What was heard last in this page. */
  #before: DealNow | null = null;

  constructor(match: string, expected: Expected, keeping: Keeping) {
    this.#match = match;
    this.#expected = expected;
    this.#keeping = keeping;
  }

  /** Whether all of this is as it must be; it is kept then. */
  hear(deal: DealNow): boolean {
    const terms = readTerms(deal.terms);
    const { kept } = this.#keeping;
    const honest = terms && this.#mine(deal, terms) && inForm(deal, terms) && this.#onward(deal) && unchanged(deal, kept);
    if (!honest) return false;
    this.#before = deal;
    this.#keeping.change((before) => remembered(deal, before));
    return true;
  }

  /** Whether it is about this match, and about the seats as this browser knows them. */
  #mine(deal: DealNow, { match, game, kinds }: Terms): boolean {
    const { game: known, kinds: seats, promised } = this.#expected;
    if (promised && deal.stage === 'seeded') return false;
    if (deal.match !== this.#match || match !== this.#match) return false;
    if (deal.game !== game || (known && known !== game)) return false;
    if (Object.entries(seats).some(([seat, kind]) => kinds[Number(seat)] !== kind)) return false;
    return deal.held.every((seat) => kinds[seat] === 'here' || kinds[seat] === 'link');
  }

  /**
   * Whether it goes on from what this page heard last. Only from that: another tab may have heard what comes later, and
   * have kept it.
   */
  #onward(deal: DealNow): boolean {
    const before = this.#before;
    if (!before) return true;
    if (ORDER[deal.stage] < ORDER[before.stage]) return false;
    return before.clients.every(({ commitment, revealed }, index) => {
      const now = deal.clients[index];
      return (commitment === null || commitment === now?.commitment) && (!revealed || now?.revealed);
    });
  }
}

/** Whether the parts of a deal are those that its stage and its terms ask for. */
function inForm({ stage, terms: text, commitment, clients }: DealNow, terms: Terms): boolean {
  if (!(stage in ORDER)) return false;
  // A match from before there were promises has none; a seed needs nobody's number.
  if (stage === 'seeded') return (commitment === '' || isDigest(commitment)) && !clients.length;
  const seats = (row: readonly (readonly number[])[]) => row.map((each) => each.join()).join(';');
  if (!isDigest(commitment) || seats(clients.map((client) => client.seats)) !== seats(terms.clients)) return false;
  if (stage === 'dealt') return clients.every((client) => isOpen(client, text));
  if (stage === 'void' && clients.length && clients.every(({ revealed }) => revealed)) return false;
  return clients.every((client) => isSealed(client, stage));
}

/** Whether a client's number is there and is the one that was committed to. */
function isOpen(client: ClientDeal, terms: string): boolean {
  const { commitment, number } = client;
  return isDigest(commitment) && isDigest(number) && commitmentTo(terms, lowest(client), number) === commitment;
}

/** Before the deal, no number is shown; and nobody reveals one before all have committed. */
function isSealed({ commitment, revealed, number }: ClientDeal, stage: Stage): boolean {
  if (number !== null || (commitment !== null && !isDigest(commitment))) return false;
  if (stage === 'committing') return !revealed;
  return stage === 'revealing' ? commitment !== null : commitment !== null || !revealed;
}

const sortOf = (stage: Stage) => (stage === 'seeded' ? 'seeded' : 'promised');

/** Whether nothing that was kept has changed. What is missing was not yet known when it was said: that is no change. */
function unchanged(deal: DealNow, kept: Keepsake): boolean {
  if (!kept.sort) return true;
  if (kept.terms !== deal.terms || kept.commitment !== deal.commitment || kept.sort !== sortOf(deal.stage)) return false;
  if (kept.end && ORDER[deal.stage] === END && kept.end !== deal.stage) return false;
  return deal.clients.every((client, index) => {
    const { commitment, number } = client;
    const known = [kept.commitments[index], kept.shown[index]];
    return !differs(known[0], commitment) && !differs(known[1], number) && keepsMine(client, kept);
  });
}

const differs = (known: string | undefined, said: string | null) => Boolean(known) && said !== null && known !== said;

/** Whether a client shows nothing else than what this browser committed to for it. */
function keepsMine(client: ClientDeal, kept: Keepsake): boolean {
  const seat = lowest(client);
  const mine = kept.numbers[seat];
  if (mine === undefined) return true;
  return !differs(commitmentTo(kept.terms, seat, mine) ?? '', client.commitment) && !differs(mine, client.number);
}

function remembered({ terms, commitment, stage, clients }: DealNow, kept: Keepsake): Partial<Keepsake> {
  return {
    terms,
    commitment,
    sort: sortOf(stage),
    end: ORDER[stage] === END ? stage : kept.end,
    commitments: clients.map((client, index) => client.commitment ?? kept.commitments[index] ?? ''),
    shown: clients.map(({ number }, index) => number ?? kept.shown[index] ?? ''),
  };
}
