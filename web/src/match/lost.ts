/** The seat of somebody who came by link and is away: when it may be given again, and who has a say in it. */
import type { PlayerInfo } from '../wire';

export interface Table {
  players: readonly PlayerInfo[];
  /** The seats at this screen that somebody plays at. */
  playing: readonly number[];
  /** Whether the match was made at this screen. */
  host: boolean;
  secrets: boolean;
}

/** For whoever made the match: too early, nobody could agree, the others are to be asked, or have been, or all agree.
 * For the others: they are asked, or have agreed. */
export type Say = 'soon' | 'nobody' | 'ask' | 'asked' | 'give' | 'vouch' | 'vouched';

/** Invited people who are away, and free seats that were theirs. */
export function lost(players: readonly PlayerInfo[]): PlayerInfo[] {
  return players.filter(({ kind, connected, resigned }) => kind === 'link' && !connected && !resigned);
}

/** All others who play and did not make the match; the server asks for their word, and for nobody else's. */
export function witnesses(players: readonly PlayerInfo[], absent: number): number[] {
  return players.filter(({ kind, seat, stand_in }) => kind === 'link' && seat !== absent && !stand_in).map(({ seat }) => seat);
}

/** Those of them who have not agreed yet. */
export function silent(players: readonly PlayerInfo[], { seat, vouched = [] }: PlayerInfo): number[] {
  return witnesses(players, seat).filter((one) => !vouched.includes(one));
}

/** What there is to say about a seat; `long` tells whether they have been away long enough. */
export function sayOf(player: PlayerInfo, { players, playing, host, secrets }: Table, long: boolean): Say | null {
  const vouched = player.vouched ?? [];
  const mine = playing.some((seat) => vouched.includes(seat));
  if (!host) {
    if (!vouched.length || !playing.length || player.open) return null;
    return mine ? 'vouched' : 'vouch';
  }
  if (player.open) return 'give';
  if (secrets && !witnesses(players, player.seat).length) return 'nobody';
  if (!long) return 'soon';
  if (!silent(players, player).length) return 'give';
  return mine ? 'asked' : 'ask';
}
