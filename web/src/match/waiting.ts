/** What a match that has not begun is waiting for. */
import type { HeldMatch } from '../memory';
import type { ClientDeal, DealNow, PlayerInfo, Rematch } from '../wire';

export type Wait =
  /** Seats that nobody has taken. */
  | 'seats'
  /** People who have a seat, but have not come to the table. */
  | 'people'
  /** Nobody: all are here, and the cards are being mixed. */
  | 'mixing'
  /** People who left in the middle of it. */
  | 'back'
  /** Nothing any more. */
  | 'void';

export interface Waited {
  wait: Wait;
  seats: number[];
}

const seatsOf = (clients: readonly ClientDeal[]) => clients.flatMap(({ seats }) => seats).toSorted((one, other) => one - other);

export function waited({ stage, clients }: Pick<DealNow, 'stage' | 'clients'>, players: readonly PlayerInfo[]): Waited {
  const missing = clients.filter(({ revealed }) => !revealed);
  if (stage === 'void') return { wait: 'void', seats: seatsOf(missing) };
  if (stage === 'committing') {
    const open = players.filter((player) => player.open).map(({ seat }) => seat);
    if (open.length) return { wait: 'seats', seats: open };
    const late = seatsOf(clients.filter(({ commitment }) => commitment === null));
    return { wait: late.length ? 'people' : 'mixing', seats: late };
  }
  const connected = new Set(players.filter((player) => player.connected).map(({ seat }) => seat));
  const gone = seatsOf(missing.filter(({ seats }) => !seats.some((seat) => connected.has(seat))));
  return gone.length ? { wait: 'back', seats: gone } : { wait: 'mixing', seats: seatsOf(missing) };
}

/** What to keep of the match that takes the place of one that never began: its tokens, and links that still work. */
export function handedOn(
  next: Rematch,
  game: string,
  seats: readonly number[],
  players: readonly PlayerInfo[],
  before: HeldMatch | null,
  since: number,
): HeldMatch {
  const kindOf = (seat: number) => players.find((player) => player.seat === seat)?.kind;
  // The tokens come in the order of the seats held.
  const host = before?.host ? next.tokens[seats.findIndex((seat) => kindOf(seat) === 'here')] : undefined;
  return { match: next.match, game, tokens: next.tokens, invitations: before?.invitations ?? [], ...(host ? { host } : {}), since };
}
