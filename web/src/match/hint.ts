/** Why a hint says what it says, in one sentence: by the most telling thing that would follow, or else by what is done. */
import { faceOf } from '../games/faces';
import { known, t } from '../settings.svelte';
import type { GameName, Hinted } from '../wire';
import { eventValues, sentence, type Seated } from './names';

export function hintWords<G extends GameName>(game: G, players: readonly Seated[], hinted: Hinted<G>): string {
  const { prefix } = faceOf(game);
  const telling = hinted.events.findLast(({ event }) => known(`${prefix}-why-event-${event}`));
  if (telling) return sentence(t(`${prefix}-why-event-${telling.event}`, eventValues(game, prefix, players, telling)));
  const done = `${prefix}-why-${hinted.action?.kind ?? ''}`;
  return [done, `${prefix}-why`].map((id) => (known(id) ? t(id) : '')).find(Boolean) ?? t('web-hint-plain');
}
