/** What is asked for when a finished game is played on from one of its moments. */
import type { PlayOnRequest, SeatRequest } from '../wire';

/** Who takes the other seats. */
export type Others = 'bot' | 'link' | 'here';

export interface Wish {
  /** The seat that I take; what it could not know is dealt anew. */
  seat: number;
  count: number;
  others: Others;
  bot: string;
  name: string;
}

export type Moment = Pick<PlayOnRequest, 'version' | 'viewer' | 'tokens'>;

export function playOnRequest({ seat, count, others, bot, name }: Wish, moment: Moment): PlayOnRequest {
  const other: SeatRequest = others === 'bot' ? { kind: 'bot', bot } : { kind: others };
  const seats = Array.from({ length: count }, (_, each): SeatRequest => (each === seat ? { kind: 'here', name: name.trim() } : other));
  return { ...moment, seat, seats };
}
