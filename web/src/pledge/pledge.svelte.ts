/**
 * This browser's part in a deal, which nobody has to click for: it commits to a number of its own as soon as it is
 * asked, and reveals it when everybody's commitments are there. It gives nothing away to a server that was ever caught
 * breaking its promise.
 */
import type { Accepted, Anew, ClientDeal, Commit, DealNow, Refused, Reveal } from '../wire';
import type { Keeping } from './keepsake';
import { commitmentTo, newNumber } from './number';
import { lowest, Witness, type Expected } from './witness';

export type DealWord = Omit<Commit, 'id'> | Omit<Reveal, 'id'> | Omit<Anew, 'id'>;
/** Says something to the server; null when no answer came. */
export type Speak = (word: DealWord) => Promise<Accepted | Refused | null>;

export class Pledge {
  now = $state.raw<DealNow | null>(null);
  /** When `now` was heard: its clocks run from there. */
  heard = $state(0);
  /** Whether this browser is to reveal a number that it does not have: its storage was emptied, or another browser has it. */
  stranded = $state(false);
  /** Whether the match was dealt, and all that was said of the deal fits: before that there is no table. */
  begun = $state(false);
  readonly #keeping: Keeping;
  readonly #speak: Speak;
  readonly #broken: () => void;
  /** What was said over this connection and is not yet answered by a new state of the deal. */
  readonly #said = new Set<string>();

  /** Seats whose numbers the server has, as its answers tell. */
  readonly #given = new Set<number>();
  readonly #witness: Witness;

  constructor(match: string, expected: Expected, keeping: Keeping, speak: Speak, broken: () => void) {
    this.#witness = new Witness(match, expected, keeping);
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

  /** Whether the match was dealt with a number for seats held here that this browser did not draw: another device did. */
  get replaced(): boolean {
    const { numbers } = this.#keeping.kept;
    return this.now?.stage === 'dealt' && this.mine.some((client) => numbers[lowest(client)] === undefined);
  }

  async hear(deal: DealNow): Promise<void> {
    this.now = deal;
    this.heard = Date.now();
    if (!this.#witness.hear(deal) || this.#calledOff(deal)) {
      this.#keeping.change(() => ({ breach: 'promise' }));
      this.#broken();
      return;
    }
    this.begun = deal.stage === 'dealt' || deal.stage === 'seeded';
    if (deal.stage === 'committing') for (const client of this.mine) await this.#commit(deal, client);
    else if (deal.stage === 'revealing') for (const client of this.mine) await this.#reveal(deal, client);
  }

  /** The connection is gone: what was said last may not have arrived. */
  lost(): void {
    this.#said.clear();
  }

  async anew(): Promise<Refused | null> {
    const seat = this.now?.held[0];
    const answer = seat === undefined ? null : await this.#speak({ type: 'anew', seat });
    return answer?.type === 'refused' ? answer : null;
  }

  /** Whether the match is void though nobody's number was missing: this browser's is the only one, and was given. */
  #calledOff({ stage, clients }: DealNow): boolean {
    const [client, other] = this.mine;
    if (stage !== 'void' || !client || other || clients.length > 1) return false;
    const seat = this.#heldSeat(client);
    return this.#given.has(seat) || this.#said.has(`reveal ${seat}`);
  }

  async #commit({ terms }: DealNow, client: ClientDeal): Promise<void> {
    if (client.commitment !== null) return;
    const seat = lowest(client);
    const commitment = commitmentTo(terms, seat, this.#number(seat));
    if (commitment) await this.#say({ type: 'commit', seat: this.#heldSeat(client), commitment });
  }

  /** All commitments are there: the witness takes no such stage without them. */
  async #reveal({ terms }: DealNow, client: ClientDeal): Promise<void> {
    if (client.revealed) return;
    const seat = lowest(client);
    const number = this.#keeping.kept.numbers[seat];
    const ours = number !== undefined && commitmentTo(terms, seat, number) === client.commitment;
    this.stranded = !ours;
    if (ours) await this.#say({ type: 'reveal', seat: this.#heldSeat(client), number });
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
    if (this.#said.has(key) || this.#keeping.kept.breach) return;
    this.#said.add(key);
    const answer = await this.#speak(word);
    const unwritten = answer?.type === 'refused' && answer.code === 'unavailable';
    // It is said again when the server asks again, and it does as soon as it can write.
    if (unwritten) this.#said.delete(key);
    // A number that could not be written down was heard all the same.
    if (word.type === 'reveal' && (unwritten || answer?.type === 'accepted')) this.#given.add(word.seat);
  }
}
