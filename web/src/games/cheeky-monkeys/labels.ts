/** What cards, monkeys, entries of the queue and actions are called, on the screen and for screen readers. */
import { listed, nameWithin, NOTHING, playerName, saidOf, type Seated } from '../../match/names';
import { eventWords } from '../../match/words';
import { known, t } from '../../settings.svelte';
import type { CheekyAction, CheekyEntryView, CheekyMonkeyView, CheekyPlayerView, CheekyPlayEvent, CheekyView } from '../../wire';
import { CARDS, isCard, kindOf } from './deck';
import { stepsLeft, type StepLeft } from './queue';

export const kindName = (kind: string): string => t(`cheeky-kind-${kind}`);
export const kindShort = (kind: string): string => t(`cheeky-kind-${kind}.short`);
export const cardName = (card: string): string => t(`cheeky-card-${card}`);

/** A card of either kind, or a shock, in full: what it is called, and what it does. */
export const nameOf = (what: string): string =>
  what === 'shock' ? t('cheeky-window-shock') : isCard(what) ? cardName(what) : kindName(what);
export const aboutCard = (what: string): string =>
  t(what === 'shock' ? 'cheeky-window-shock.about' : `cheeky-${isCard(what) ? 'card' : 'kind'}-${what}.about`);

/** 'Sniper 3' for `sniper3`. */
export function monkeyName(monkey: string): string {
  const kind = kindOf(monkey);
  return t('cheeky-monkey-name', { name: kindShort(kind), number: monkey.slice(kind.length) });
}

/** What can be seen of a card in play: its name, and its marks. */
export function monkeyWords({ monkey, grounded, spent }: CheekyMonkeyView, risk: boolean): string {
  const marks = [grounded ? t('cheeky-mark-grounded') : '', spent ? t('cheeky-mark-spent') : '', risk ? t('web-cheeky-at-risk') : ''];
  return [monkeyName(monkey), ...marks.filter(Boolean)].join(', ');
}

/** What endangers and protects a player, by the names of their marks. */
export function marksOf({ status, monkeys, pair, lit, soggy, shock, closed }: CheekyPlayerView): string[] {
  if (status === 'out') return [];
  const fuses = soggy && pair ? ['soggy'] : lit ? ['lit'] : pair ? ['defused'] : soggy ? ['soggy'] : [];
  const pairs = shock ? ['shock'] : monkeys.some(({ grounded }) => grounded) ? ['grounded'] : [];
  return [...fuses, ...pairs, ...(closed ? ['closed'] : [])];
}

export function entryWords(players: readonly Seated[], entry: CheekyEntryView): string {
  const { seat, trainer, other, stops, monkey, given, risk } = entry;
  const what = (one: string | null) => (one === null ? NOTHING : monkeyName(one));
  const values = {
    stops: stops ?? NOTHING,
    monkey: what(monkey),
    given: what(given),
    risk: listed(risk.map(monkeyName)),
    'risk-count': risk.length,
  };
  return saidOf(`cheeky-entry-${entry.what}`, players, { player: seat, trainer, other }, values);
}

function stepWords(players: readonly Seated[], { step, seat, times }: StepLeft): string {
  const words = saidOf(`cheeky-left-${step}`, players, { player: seat });
  return times > 1 ? t('web-cheeky-times', { times, words }) : words;
}

/** The steps still left in an entry, in order. */
export const leftWords = (players: readonly Seated[], entry: CheekyEntryView): string[] =>
  stepsLeft(entry.left).map((step) => stepWords(players, step));

/** What is about to happen while a window is open. */
export function windowWords(players: readonly Seated[], view: CheekyView): string {
  const { window, queue } = view;
  if (!window) return '';
  const [newest] = queue;
  if (newest && window.window === 'step')
    return t('web-cheeky-next-step', { entry: entryWords(players, newest), step: leftWords(players, newest)[0] ?? '' });
  if (newest) return entryWords(players, newest);
  const player = window.opener;
  if (window.window === 'end')
    return saidOf(
      'web-cheeky-end',
      players,
      { player },
      { fuses: marksOf(view.players[player] as CheekyPlayerView).find((mark) => ['lit', 'soggy', 'defused'].includes(mark)) ?? 'none' },
    );
  return saidOf('web-cheeky-phase', players, { player }, { phase: t(`cheeky-phase-${view.phase}`) });
}

/** The label of the large button. */
export function actionLabel(players: readonly Seated[], view: CheekyView, action: CheekyAction): string {
  if (action.kind === 'done') return t('web-cheeky-do-done', { phase: view.phase });
  if (action.kind in CARDS) return t('web-cheeky-do-play', { card: cardName(CARDS[action.kind] ?? '') });
  if ('monkey' in action && 'seat' in action)
    return t('web-cheeky-do-gift', { monkey: monkeyName(action.monkey), player: nameWithin(players, action.seat) });
  if ('monkey' in action) return t(`web-cheeky-do-${action.kind}`, { monkey: monkeyName(action.monkey) });
  if ('card' in action && action.kind === 'discard') return t('web-cheeky-do-discard', { card: cardName(action.card) });
  return t(`cheeky-action-${action.kind}`);
}

/** What playing a card would announce; only the server knows what No Way would stop. */
export function playWords(players: readonly Seated[], view: CheekyView, seat: number, action: CheekyAction): string {
  const card = CARDS[action.kind];
  if (!card || action.kind === 'noway') return t(`cheeky-action-${action.kind}.about`);
  const event: CheekyPlayEvent = { event: 'play', rule: '', seat, card };
  if ('monkey' in action) {
    const trainer = view.players.find(({ monkeys }) => monkeys.some((one) => one.monkey === action.monkey))?.seat;
    event.monkey = action.monkey;
    event.kind = kindOf(action.monkey);
    if (trainer !== undefined) event.trainer = trainer;
  }
  if (action.kind === 'exchange') event.given = action.given ?? null;
  if ('seat' in action) event.other = action.seat;
  return eventWords('cheeky-monkeys', players, event);
}

/** All that one may know about a player, for screen readers. */
export function playerWords(players: readonly Seated[], player: CheekyPlayerView): string {
  const marks = marksOf(player).map((mark) => t(`cheeky-mark-${mark}`));
  const parts = player.parts.length ? [t('cheeky-legend.parts', { count: player.parts.length })] : [];
  const hand = t('cheeky-hand-size', { count: player.cards });
  return [playerName(players, player.seat), t(`cheeky-status-${player.status}`), hand, ...marks, ...parts].join(', ');
}

/** Cards with their counts: '2 × No Way and Grounding'. */
export const cardsWords = (counts: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(counts).flatMap(([card, count]) =>
      count > 0 && known(`cheeky-amount-${card}`) ? [t(`cheeky-amount-${card}`, { count })] : [],
    ),
  );
