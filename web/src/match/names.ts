/** Names of people and bots, and the values that texts about events and refusals need. */
import { known, settings, t } from '../settings.svelte';
import type { Values } from '../texts';
import type { PlayerInfo } from '../wire';

/** A name of one's own: where two share one, the seat's number is added. */
export function playerName(players: readonly PlayerInfo[], seat: number): string {
  const name = givenName(
    players.find((one) => one.seat === seat),
    seat,
  );
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

/** Fields that name a seat, and the value that gets the player's name for it. */
const SEATS: Readonly<Record<string, string>> = { seat: 'player', loser: 'loser', other: 'other', trainer: 'trainer', by: 'by' };
/** Lists of seats, said by name. */
const SEAT_LISTS: readonly string[] = ['winners', 'closed', 'soggy'];

/** Fields as texts want them; the terminal makes the same ones (`src/vervet/faces/telling.py`). */
export function valuesOf(players: readonly PlayerInfo[], fields: Readonly<Record<string, unknown>>, prefix = ''): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(values, fieldValues(players, name, value, prefix));
  return values;
}

function fieldValues(players: readonly PlayerInfo[], name: string, value: unknown, prefix: string): Values {
  if (value === null) return { [name]: 'none' };
  if (typeof value === 'boolean') return { [name]: Number(value) };
  const seat = SEATS[name];
  if (seat && typeof value === 'number') return { [seat]: playerName(players, value) };
  if (typeof value === 'number') return { [name]: value };
  if (typeof value === 'string') return { [name]: cardWords(value, prefix) };
  if (Array.isArray(value)) return { [name]: listed(entries(players, name, value, prefix)), [`${name}-count`]: value.length };
  const words = amountWords((value ?? {}) as Readonly<Record<string, unknown>>, prefix);
  return { [name]: listed(words), [`${name}-kinds`]: words.length };
}

/** A card by name and number, where the game has names for its cards (`PREFIX-kind-KIND`): `sniper3` is 'Sniper 3'. */
function cardWords(value: string, prefix: string): string {
  const [, kind = '', number = ''] = /^([a-z-]+?)(\d+)$/.exec(value) ?? [];
  const name = `${prefix}-kind-${kind}.short`;
  return kind && known(name) && known(`${prefix}-monkey-name`) ? t(`${prefix}-monkey-name`, { name: t(name), number }) : value;
}

/** A list whose text is `PREFIX-each-FIELD` has one entry for each seat. */
function entries(players: readonly PlayerInfo[], name: string, value: readonly unknown[], prefix: string): string[] {
  if (SEAT_LISTS.includes(name)) return value.map((seat) => playerName(players, Number(seat)));
  const each = `${prefix}-each-${name}`;
  if (!known(each)) return value.filter((entry) => entry !== null).map((entry) => cardWords(String(entry as number | string), prefix));
  return value.map((entry, seat) => t(each, { player: playerName(players, seat), value: entry as number | string }));
}

/** `{ flower: 2, points: 1 }` as '2 flowers', '1 point'. */
export function amountWords(amounts: Readonly<Record<string, unknown>>, prefix: string): string[] {
  const counted = Object.entries(amounts).filter(([name, count]) => Number(count) > 0 && known(`${prefix}-amount-${name}`));
  return counted.map(([name, count]) => t(`${prefix}-amount-${name}`, { count: Number(count) }));
}
