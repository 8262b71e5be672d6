/** Names of people and bots, and the values that texts about events and refusals need. */
import { known, settings, t } from '../settings.svelte';
import type { Values } from '../texts';
import { SAID, type PlayerInfo, type Said } from '../wire';

type Fields = Readonly<Record<string, unknown>>;
type Told = Fields & { event: string };

/** Somebody at the table; `you` is whoever reads it, where nobody shares the screen. */
export interface Seated extends PlayerInfo {
  you?: boolean;
}

/** The players with oneself marked: whoever holds several seats, or none, reads everybody's name. */
export function seated(players: readonly PlayerInfo[], held: readonly number[]): Seated[] {
  const reader = held.length === 1 ? held[0] : null;
  return players.map((one) => ({ ...one, you: one.seat === reader }));
}

/** What somebody is called on a label: 'You', or a name. */
export function playerName(players: readonly Seated[], seat: number): string {
  if (!isYou(players, seat)) return calledName(players, seat);
  const helped = players.some((one) => one.seat === seat && one.stand_in);
  return helped ? t('player-stand-in', { player: t('player-you') }) : t('player-you');
}

/** The same within a sentence: 'Waiting for Ada and you'. */
export function nameWithin(players: readonly Seated[], seat: number): string {
  return isYou(players, seat) ? t('player-you.object') : calledName(players, seat);
}

/** What everybody else calls them, also to their own face: a distinct name; where two players share one, the seat's number is added. */
export function calledName(players: readonly PlayerInfo[], seat: number): string {
  const name = givenName(players, seat);
  const shared = players.some((one) => one.seat !== seat && givenName(players, one.seat) === name);
  return shared ? `${name} ${seat + 1}` : name;
}

export function isYou(players: readonly Seated[], seat: number | null): boolean {
  return seat !== null && players.some((one) => one.seat === seat && one.you === true);
}

function givenName(players: readonly PlayerInfo[], seat: number): string {
  const player = players.find((one) => one.seat === seat);
  if (player?.stand_in) return t('player-stand-in', { player: player.name || t('player-human', { seat: seat + 1 }) });
  if (player?.name) return player.name;
  if (player?.bot) return botNames(players.map(({ bot, name }) => (name ? '' : bot)))[players.indexOf(player)] ?? botName(player.bot);
  return t('player-human', { seat: seat + 1 });
}

/** What the bots of a table are called; where several are of a kind, the first has its name and the others are cousins. */
export function botNames(bots: readonly string[]): string[] {
  let cousins = 0;
  return bots.map((bot, at) => {
    if (!bot || bots.indexOf(bot) === at) return bot && botName(bot);
    cousins += 1;
    const cousin = `web-bot-cousin-${cousins}`;
    return known(cousin) ? t(cousin) : botName(bot);
  });
}

/** The players as the log calls them: that a bot plays on for somebody now says nothing of who did what before. */
export function withoutBots(players: readonly Seated[]): readonly Seated[] {
  const found = themselves.get(players) ?? players.map((one) => ({ ...one, stand_in: '' }));
  themselves.set(players, found);
  return found;
}
/** Worked out once for all lines of the log. */
const themselves = new WeakMap<readonly Seated[], readonly Seated[]>();

/** A bot is called by the name of a monkey, or where it has none, by its kind. */
export function botName(bot: string): string {
  const named = `web-bot-${bot}`;
  return known(named) ? t(named) : t(`bot-${bot}`);
}

/** A list in words: 'd4, d5 and e4'. */
export function listed(words: readonly string[]): string {
  const { language } = settings;
  const format = formats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  formats.set(language, format);
  return format.format(words);
}
/** To make one takes longer than to use it a hundred times. */
const formats = new Map<string, Intl.ListFormat>();

/** What texts select on when there is nothing, or nothing that one may know. */
export const NOTHING = 'none';
/** In a game these types were not made for, at least the acting seat has a name. */
const PLAIN: Readonly<Record<string, Said>> = { seat: 'seat' };
/** Details of refusals that are given by name, whichever game refuses. */
const REFUSED: Readonly<Record<string, Said>> = { seat: 'seat', monkey: 'card' };

/** What became of the reader in a text: who acts is `seat`, `others` are everybody else that it names. */
export function secondPerson(id: string, players: readonly Seated[], seat: unknown, others: readonly unknown[] = []): string {
  const you = (one: unknown) => typeof one === 'number' && isYou(players, one);
  const [acts, concerned] = [you(seat), others.some(you)];
  const forms = [acts && concerned && 'yourself', acts && 'you', !acts && concerned && 'concerns-you'];
  return forms.map((form) => (form ? `${id}.${form}` : '')).find((form) => form && known(form)) ?? id;
}

/** A sentence about players, by the name of the value that each becomes; who acts is `player`. */
export function saidOf(
  id: string,
  players: readonly Seated[],
  seats: Readonly<Record<string, number | null>>,
  values: Values = {},
): string {
  const { player, ...others } = seats;
  const names: Values = {};
  for (const [name, seat] of Object.entries(seats)) names[name] = seat === null ? NOTHING : nameWithin(players, seat);
  return sentence(t(secondPerson(id, players, player, Object.values(others)), { ...values, ...names }));
}

/** Whoever is called 'you' within a sentence may begin one. */
export function sentence(words: string): string {
  const you = t('player-you.object');
  return words.replace(new RegExp(`(^|[.!?] )${you}(?![\\p{L}])`, 'gu'), (_, before: string) => before + t('player-you'));
}

/** Which of an event's fields are seats, besides who acts. */
function othersOf(game: string, event: Told): unknown[] {
  const said = SAID[game]?.[event.event] ?? {};
  const named = Object.keys(event).filter((name) => name !== 'seat' && (said[name] === 'seat' || said[name] === 'seats'));
  return named.flatMap((name) => event[name]);
}

/** The text of an event, as whoever reads it is to be told. */
export function eventText(game: string, id: string, players: readonly Seated[], event: Told): string {
  return secondPerson(id, players, event['seat'], othersOf(game, event));
}

/** The values that the text of an event needs; the terminal makes the same ones (`src/vervet/faces/telling.py`). */
export function eventValues(game: string, prefix: string, players: readonly Seated[], event: Told): Values {
  const said = SAID[game];
  return valuesOf(players, event, said ? (said[event.event] ?? {}) : PLAIN, prefix);
}

export function refusalValues(prefix: string, players: readonly Seated[], details: Fields): Values {
  return valuesOf(players, details, REFUSED, prefix);
}

function valuesOf(players: readonly Seated[], fields: Fields, said: Readonly<Record<string, Said>>, prefix: string): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(fields)) Object.assign(values, fieldValues(players, name, value, said[name], prefix));
  return values;
}

function fieldValues(players: readonly Seated[], name: string, value: unknown, said: Said | undefined, prefix: string): Values {
  // The acting seat is called `player` in texts.
  const called = said === 'seat' && name === 'seat' ? 'player' : name;
  if (value === null) return { [called]: NOTHING };
  if (typeof value === 'boolean') return { [name]: Number(value) };
  if (typeof value === 'number') return { [called]: said === 'seat' ? nameWithin(players, value) : value };
  if (typeof value === 'string') return { [name]: said === 'card' ? cardWords(value, prefix) : value };
  if (Array.isArray(value)) return { [name]: listed(entries(players, name, value, said, prefix)), [`${name}-count`]: value.length };
  const words = amountWords((value ?? {}) as Fields, prefix);
  return { [name]: listed(words), [`${name}-kinds`]: words.length };
}

/** A card by name and number, where there are texts for it (`PREFIX-kind-KIND`): `sniper3` is 'Sniper 3'. */
function cardWords(value: string, prefix: string): string {
  const [, kind = '', number = ''] = /^([a-z-]+?)(\d+)$/.exec(value) ?? [];
  const name = `${prefix}-kind-${kind}.short`;
  return kind && known(name) && known(`${prefix}-monkey-name`) ? t(`${prefix}-monkey-name`, { name: t(name), number }) : value;
}

/** A list with one entry per seat is worded by the text `PREFIX-each-FIELD`, if there is one. */
function entries(players: readonly Seated[], name: string, value: readonly unknown[], said: Said | undefined, prefix: string): string[] {
  if (said === 'seats') return value.map((seat) => nameWithin(players, Number(seat)));
  if (said === 'cards') return value.map((card) => cardWords(String(card), prefix));
  const each = `${prefix}-each-${name}`;
  if (said !== 'each' || !known(each)) return value.filter((entry) => entry !== null).map(String);
  return value.map((entry, seat) => t(each, { player: nameWithin(players, seat), value: entry as number | string }));
}

/** `{ flower: 2, points: 1 }` as '2 flowers', '1 point'. */
export function amountWords(amounts: Readonly<Record<string, unknown>>, prefix: string): string[] {
  const counted = Object.entries(amounts).filter(([name, count]) => Number(count) > 0 && known(`${prefix}-amount-${name}`));
  return counted.map(([name, count]) => t(`${prefix}-amount-${name}`, { count: Number(count) }));
}
