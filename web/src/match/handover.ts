/** Several people at one screen, in a game with secrets: whoever's table it is says so before it is shown. */
import type { TableNow } from '../wire';

type Shared = Pick<TableNow, 'secrets' | 'held' | 'seat' | 'outcome'>;

/** The seat whose player must take the screen first; null where the table may be shown. `looking` is whoever has it. */
export function taker(table: Shared, looking: number | null): number | null {
  // At the end everybody may read the log, so nothing is hidden any more.
  const shared = table.secrets && table.held.length > 1 && table.outcome === null;
  return shared && table.seat !== looking ? table.seat : null;
}
