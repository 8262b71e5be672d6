/** What can be seen of a log before a server has replayed it: enough to ask whether it is the right one. */
import { isKnown } from '../games/faces';
import type { GameName } from '../wire';

export interface Brought {
  log: Record<string, unknown>;
  game: GameName;
  /** How many sit at the table, and which of them are bots. */
  seats: { kind: string; bot: string }[];
  actions: number;
}

/** Null where it is no log of a game that can go on. */
export function readLog(text: string): Brought | null {
  let log: unknown;
  try {
    log = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(log)) return null;
  const { game, seats, actions } = log;
  if (typeof game !== 'string' || !isKnown(game) || !Array.isArray(seats) || !Array.isArray(actions) || !seats.length) return null;
  const kinds = seats.map((seat: unknown) => {
    const { kind, bot }: Partial<Record<string, unknown>> = isObject(seat) ? seat : {};
    return { kind: typeof kind === 'string' ? kind : '', bot: typeof bot === 'string' ? bot : '' };
  });
  return { log, game, seats: kinds, actions: actions.length };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
