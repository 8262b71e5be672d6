/** Names of people and bots, and the values that texts about events and refusals need. */
import { settings, t } from '../settings.svelte';
import type { Values } from '../texts';
import type { PlayerInfo } from '../wire';

/** A name of one's own: where two share one, the seat's number is added. */
export function playerName(players: readonly PlayerInfo[], seat: number): string {
  const name = givenName(players.find((one) => one.seat === seat), seat);
  const shared = players.some((one) => one.seat !== seat && givenName(one, one.seat) === name);
  return shared ? `${name} ${seat + 1}` : name;
}

function givenName(player: PlayerInfo | undefined, seat: number): string {
  if (player?.name) return player.name;
  if (player?.bot) return t(`bot-${player.bot}`);
  return t('player-human', { seat: seat + 1 });
}

/** Words in a row: 'd4, d5 and e4'. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(words);
}

/** Fields as texts want them: seats become names, the one who acts `player`, who loses `loser`. */
export function valuesOf(players: readonly PlayerInfo[], fields: Readonly<Record<string, unknown>>): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) values[name] = listed(value.map(String));
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    if (name === 'seat') values['player'] = playerName(players, Number(value));
    else if (name === 'loser') values[name] = playerName(players, Number(value));
    else values[name] = value;
  }
  return values;
}
