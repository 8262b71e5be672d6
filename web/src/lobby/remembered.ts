/** What the lobby remembers of earlier visits: the last game, how each was set up, and which have been won. */
import type { SeatKind } from '../wire';

export type Value = number | string | boolean | string[];

/** Who sat at a seat; a bot without a name is the one that would be suggested. */
export interface KeptSeat {
  kind: SeatKind;
  bot: string;
}

/** A setup, with the options that differed from the usual. */
export interface KeptSetup {
  seats: KeptSeat[];
  values: Record<string, Value>;
}

interface Memory {
  game: string;
  setups: Record<string, KeptSetup>;
  won: string[];
}

const KEY = 'vervet.lobby';

function memory(storage: Storage): Memory {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    const { game = '', setups = {}, won = [] } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Memory>;
    return { game, setups: typeof setups === 'object' ? setups : {}, won: Array.isArray(won) ? won : [] };
  } catch {
    return { game: '', setups: {}, won: [] };
  }
}

function change(changed: Partial<Memory>, storage: Storage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...memory(storage), ...changed }));
  } catch {
    // Without storage, every visit is the first.
  }
}

/** The game that was begun last; empty at the first visit. */
export const lastGame = (storage: Storage = localStorage): string => memory(storage).game;

export function keptSetup(game: string, storage: Storage = localStorage): KeptSetup | null {
  const kept: Partial<KeptSetup> | undefined = memory(storage).setups[game];
  return kept && Array.isArray(kept.seats) && typeof kept.values === 'object' ? { seats: kept.seats, values: kept.values } : null;
}

export function keepSetup(game: string, setup: KeptSetup, storage: Storage = localStorage): void {
  change({ game, setups: { ...memory(storage).setups, [game]: setup } }, storage);
}

export const hasWon = (game: string, storage: Storage = localStorage): boolean => memory(storage).won.includes(game);

export function keepWin(game: string, storage: Storage = localStorage): void {
  if (!hasWon(game, storage)) change({ won: [...memory(storage).won, game] }, storage);
}
