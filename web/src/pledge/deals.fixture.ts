/** What a server says of a deal, for tests: two clients, one here and one by a link. */
import type { ClientDeal, DealNow, Stage } from '../wire';
import { commitmentTo } from './number';

export const TERMS =
  '{"game":"itchy-monkey","match":"m","options":{"mode":"battle"},"rules":2,"seats":[{"bot":"","kind":"here"},{"bot":"","kind":"link"}],"vervet":2}';
/** The same for one who plays against a bot. */
export const ALONE = TERMS.replace('{"bot":"","kind":"link"}', '{"bot":"swift","kind":"bot"}');
/** The server's commitment, as far as anybody can know. */
export const PROMISE = '5c'.repeat(32);
/** The other client's number and its commitment. */
export const THEIRS = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const THEIR_SEAL = sealOf(1, THEIRS);
export const OTHER = 'ab'.repeat(32);

export function sealOf(seat: number, number: string, terms = TERMS): string {
  const commitment = commitmentTo(terms, seat, number);
  if (commitment === null) throw new Error('no number');
  return commitment;
}

export function client(seat: number, more: Partial<ClientDeal> = {}): ClientDeal {
  return { seats: [seat], commitment: null, revealed: false, number: null, ...more };
}

export function deal(stage: Stage, clients: ClientDeal[], more: Partial<DealNow> = {}): DealNow {
  const clocks = { seconds: null, anew: null };
  const about = { match: 'm', game: 'itchy-monkey', terms: TERMS, commitment: PROMISE };
  return { type: 'deal', ...about, watching: 0, away: 60, start: null, stage, held: [0], players: [], clients, ...clocks, ...more };
}

/** All have committed; `mine` is what seat 0 committed to. */
export const revealing = (mine: string, more: Partial<DealNow> = {}) =>
  deal('revealing', [client(0, { commitment: mine }), client(1, { commitment: THEIR_SEAL })], more);

/** All have revealed; `mine` is the number of seat 0. */
export function dealt(mine: string, more: Partial<DealNow> = {}): DealNow {
  const open = { revealed: true };
  const clients = [
    client(0, { ...open, commitment: sealOf(0, mine), number: mine }),
    client(1, { ...open, commitment: THEIR_SEAL, number: THEIRS }),
  ];
  return deal('dealt', clients, more);
}
