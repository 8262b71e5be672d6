/** Who is to move at a table, or who has won, in words. */
import { t } from '../settings.svelte';
import type { TableNow } from '../wire';
import { nameWithin, saidOf, type Seated } from './names';
import { listWords, outcomeWords } from './words';

/** Whose turn it is in a game in which others are asked things meanwhile, such as whether they react to it. */
function turnAt({ view }: TableNow): number | null {
  return 'window' in view ? view.active : null;
}

const isWindow = ({ view }: TableNow): boolean => 'window' in view && view.window !== null;

export function turnWords(table: TableNow, players: readonly Seated[], mine: boolean, past: boolean): string {
  if (table.outcome) return outcomeWords(table.game, players, table.outcome).who;
  const turn = turnAt(table);
  if (mine && table.held.length === 1) {
    if (turn === null || turn === table.seat) return t('web-your-turn');
    return saidOf(isWindow(table) ? 'web-turn-react' : 'web-turn-of', players, { player: turn });
  }
  // Several at one screen, each with a table of their own: this one is theirs whose table it is.
  if (mine && table.secrets && table.asked.length > 1) return saidOf('web-turn-of', players, { player: table.seat });
  if (past && turn !== null) return saidOf('web-turn-of', players, { player: turn });
  const names = table.asked.map((seat) => nameWithin(players, seat));
  if (names.length > 1) return t(past ? 'web-turn-together' : 'web-turn-of-several', { players: listWords(names), count: names.length });
  const thinking = !past && table.asked.some((seat) => players[seat]?.kind === 'bot');
  return saidOf(thinking ? 'web-thinking' : 'web-turn-of', players, { player: table.asked[0] ?? null });
}
