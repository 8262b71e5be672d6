/** Leaving a table well: who plays for whom, and what may be said about it. */
import type { PlayerInfo, Replace, Resign, StandIn, Vouch } from '../wire';

type Said<M> = Omit<M, 'id'>;
export type LeaveWord = Said<StandIn> | Said<Resign> | Said<Replace> | Said<Vouch>;

/** The bot that plays on for somebody who left; empty where nobody did. */
export function standIn(players: readonly PlayerInfo[], seat: number): string {
  return players.find((one) => one.seat === seat)?.stand_in ?? '';
}

/** People who play and are not there: the others may let a bot play on for them. */
export function away(players: readonly PlayerInfo[]): PlayerInfo[] {
  return players.filter(({ kind, open, connected, stand_in }) => kind !== 'bot' && !open && !connected && !stand_in);
}

/** People who are there and play; all of them must agree. */
export function present(players: readonly PlayerInfo[]): PlayerInfo[] {
  return players.filter(({ kind, connected, stand_in }) => kind !== 'bot' && connected && !stand_in);
}

/** Whether one of these seats has agreed that a bot plays on for somebody. */
export const agrees = (player: PlayerInfo, held: readonly number[]) => held.some((seat) => player.agreed?.includes(seat) ?? false);

/** With two seats or fewer a resignation ends the game. */
export const endsByResigning = (players: readonly PlayerInfo[]) => players.length <= 2;
