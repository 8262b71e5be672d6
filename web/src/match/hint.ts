/** Why a hint says what it says, in one sentence: by what the game can say of this table, else by the most telling thing that would follow, else by what is done. */
import { faceOf } from '../games/faces';
import { known, t } from '../settings.svelte';
import type { Values } from '../texts';
import type { GameName, Hinted, TableNow } from '../wire';
import { eventValues, sentence, type Seated } from './names';

export interface Reason {
  id: string;
  values: Values;
}

/** What a hint at a table says. */
export async function reasonFor<G extends GameName>(
  table: TableNow<G>,
  players: readonly Seated[],
  hinted: Pick<Hinted<G>, 'action' | 'events'>,
): Promise<Reason> {
  const told = (await faceOf(table.game).why?.())?.why(table, hinted, players);
  return told ?? usualReason(table.game, players, hinted);
}

/** What there is to say without a look at the table. */
export function usualReason<G extends GameName>(
  game: G,
  players: readonly Seated[],
  { action, events }: Pick<Hinted<G>, 'action' | 'events'>,
): Reason {
  const { prefix } = faceOf(game);
  const telling = events.findLast(({ event }) => known(`${prefix}-why-event-${event}`));
  if (telling) return { id: `${prefix}-why-event-${telling.event}`, values: eventValues(game, prefix, players, telling) };
  const done = `${prefix}-why-${action?.kind ?? ''}`;
  return { id: [done, `${prefix}-why`].find(known) ?? 'web-hint-plain', values: {} };
}

export const reasonWords = ({ id, values }: Reason): string => sentence(t(id, values));
