/** Who is to move at a table, or who has won, in words. */
import { t } from '../settings.svelte';
import type { PlayerInfo, TableNow } from '../wire';
import { playerName } from './names';
import { listWords, outcomeWords } from './words';

export function turnWords(table: TableNow, players: readonly PlayerInfo[], mine: boolean, past: boolean): string {
  if (table.outcome) return outcomeWords(table.game, players, table.outcome, table.held).who;
  if (mine && table.held.length === 1) return t('web-your-turn');
  const names = table.asked.map((seat) => playerName(players, seat));
  if (names.length > 1) return t('web-turn-of-several', { players: listWords(names), count: names.length });
  const thinking = !past && table.asked.some((seat) => players[seat]?.kind === 'bot');
  return t(thinking ? 'web-thinking' : 'web-turn-of', { player: names.join('') });
}
