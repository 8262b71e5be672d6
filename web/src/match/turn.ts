/** Who is to move at a table, or who has won, in words. */
import { t } from '../settings.svelte';
import type { PlayerInfo, TableNow } from '../wire';
import { playerName } from './names';
import { listWords, outcomeWords } from './words';

/** Whose turn it is while others are asked whether they react to it. */
function turnAt({ view }: TableNow): number | null {
  return 'window' in view && view.window ? view.active : null;
}

export function turnWords(table: TableNow, players: readonly PlayerInfo[], mine: boolean, past: boolean): string {
  if (table.outcome) return outcomeWords(table.game, players, table.outcome, table.held).who;
  const turn = turnAt(table);
  if (mine && table.held.length === 1) {
    if (turn === null || turn === table.seat) return t('web-your-turn');
    return t('web-turn-react', { player: playerName(players, turn) });
  }
  if (past && turn !== null) return t('web-turn-of', { player: playerName(players, turn) });
  const names = table.asked.map((seat) => playerName(players, seat));
  if (names.length > 1) return t(past ? 'web-turn-together' : 'web-turn-of-several', { players: listWords(names), count: names.length });
  const thinking = !past && table.asked.some((seat) => players[seat]?.kind === 'bot');
  return t(thinking ? 'web-thinking' : 'web-turn-of', { player: names.join('') });
}
