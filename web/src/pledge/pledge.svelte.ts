/**
 * This browser's part in a deal, which nobody has to click for: it commits to a number of its own as soon as it is
 * asked, and reveals it when everybody's commitments are there. It also remembers what the server promised, and gives
 * nothing away to one that promises something else afterwards.
 */
import type { Accepted, Anew, ClientDeal, Commit, DealNow, Refused, Reveal } from '../wire';
import type { Keeping } from './keepsake';
import { commitmentTo, newNumber } from './number';

export type DealWord = Omit<Commit, 'id'> | Omit<Reveal, 'id'> | Omit<Anew, 'id'>;
/** Says something to the server; null when no answer came. */
export type Speak = (word: DealWord) => Promise<Accepted | Refused | null>;

const lowest = (client: ClientDeal) => Math.min(...client.seats);

/** Whether a server's terms are for this match at all. */
function isFor(terms: string, match: string): boolean {
  try {
    const read: unknown = JSON.parse(terms);
    return typeof read === 'object' && read !== null && 'match' in read && read.match === match;
  } catch {
    return false;
  }
}

export class Pledge {
  now = $state.raw<DealNow | null>(null);
  /** When `now` was heard: its clocks run from there. */
  heard = $state(0);
  /** Whether this browser is to reveal a number that it does not have: its storage was emptied, or another browser has it. */
  stranded = $state(false);
  readonly #match: string;
  readonly #keeping: Keeping;
  readonly #speak: Speak;
  readonly #broken: () => void;
  /** What was said over this connection and is not yet answered by a new state of the deal. */
  readonly #said = new Set<string>();

  constructor(match: string, keeping: Keeping, speak: Speak, broken: () => void) {
    this.#match = match;
    this.#keeping = keeping;
    this.#speak = speak;
    this.#broken = broken;
  }

  /** The clients of the deal whose seats this browser holds. */
  get mine(): ClientDeal[] {
    const now = this.now;
    return now ? now.clients.filter(({ seats }) => seats.some((seat) => now.held.includes(seat))) : [];
  }

  /** Whether nobody else is waited for: then the deal takes no time that one could see. */
  get alone(): boolean {
    return this.now?.clients.length === 1 && this.mine.length === 1 && !this.stranded;
  }

  async hear(deal: DealNow): Promise<void> {
    this.now = deal;
    this.heard = Date.now();
    if (!this.#honest(deal)) {
      this.#broken();
      return;
    }
    if (deal.stage === 'committing') for (const client of this.mine) await this.#commit(deal, client);
    else if (deal.stage === 'revealing') for (const client of this.mine) await this.#reveal(deal, client);
    else if (deal.stage === 'dealt' && !(await this.#fits(deal))) this.#broken();
    if (deal.stage === 'void') this.forget();
  }

  /** The connection is gone: what was said last may not have arrived. */
  lost(): void {
    this.#said.clear();
  }

  /** The match is over: its log has the numbers. */
  forget(): void {
    if (Object.keys(this.#keeping.kept.numbers).length) this.#keeping.change(() => ({ numbers: {} }));
  }

  async anew(): Promise<Refused | null> {
    const seat = this.now?.held[0];
    const answer = seat === undefined ? null : await this.#speak({ type: 'anew', seat });
    return answer?.type === 'refused' ? answer : null;
  }

  /** Whether the server still says what it said first. A match from before there were promises has none to keep. */
  #honest({ terms, commitment, stage, clients }: DealNow): boolean {
    if (!commitment) return true;
    if (!isFor(terms, this.#match)) return false;
    const kept = this.#keeping.kept;
    if (!kept.terms) this.#keeping.change(() => ({ terms, commitment }));
    else if (kept.terms !== terms || kept.commitment !== commitment) return false;
    return stage === 'committing' || stage === 'seeded' || this.#unchanged(clients);
  }

  /** Whether everybody's commitments are those that were published before the first number was revealed. */
  #unchanged(clients: readonly ClientDeal[]): boolean {
    const now = clients.map(({ commitment }) => commitment ?? '');
    const { commitments } = this.#keeping.kept;
    if (commitments.length) return commitments.join() === now.join();
    if (now.every(Boolean)) this.#keeping.change(() => ({ commitments: now }));
    return true;
  }

  async #commit({ terms }: DealNow, client: ClientDeal): Promise<void> {
    if (client.commitment !== null) return;
    const seat = lowest(client);
    const commitment = await commitmentTo(terms, seat, this.#number(seat));
    if (commitment) await this.#say({ type: 'commit', seat: this.#heldSeat(client), commitment });
  }

  async #reveal({ terms, clients }: DealNow, client: ClientDeal): Promise<void> {
    // Whatever the server says: no number before everybody's commitment is there.
    if (client.revealed || clients.some(({ commitment }) => commitment === null)) return;
    const seat = lowest(client);
    const number = this.#keeping.kept.numbers[seat];
    const ours = number !== undefined && (await commitmentTo(terms, seat, number)) === client.commitment;
    this.stranded = !ours;
    if (ours) await this.#say({ type: 'reveal', seat: this.#heldSeat(client), number });
  }

  /** Whether the numbers are those that were committed to. */
  async #fits({ terms, clients }: DealNow): Promise<boolean> {
    for (const client of clients) {
      const { number, commitment } = client;
      if (number === null || (await commitmentTo(terms, lowest(client), number)) !== commitment) return false;
    }
    return true;
  }

  /** The number for a client's seats; drawn once, and written down before anybody hears of it. */
  #number(seat: number): string {
    const kept = this.#keeping.kept.numbers[seat];
    if (kept) return kept;
    const number = newNumber();
    this.#keeping.change(({ numbers }) => ({ numbers: { ...numbers, [seat]: number } }));
    return number;
  }

  #heldSeat(client: ClientDeal): number {
    return client.seats.find((seat) => this.now?.held.includes(seat)) ?? lowest(client);
  }

  async #say(word: DealWord): Promise<void> {
    const key = `${word.type} ${word.seat}`;
    if (this.#said.has(key)) return;
    this.#said.add(key);
    await this.#speak(word);
  }
}
