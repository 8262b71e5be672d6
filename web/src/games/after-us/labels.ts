/** What cards, frames and actions are called, on the screen and for screen readers. */
import { amountWords, playerName } from '../../match/names';
import { listWords } from '../../match/words';
import { settings, t } from '../../settings.svelte';
import type { AfterUsAction, AfterUsFrameView, AfterUsView, PlayerInfo } from '../../wire';
import type { Amounts, Frame } from './cards';
import { cardOf, KINDS, tokenOf } from './deck';
import { picture } from './telling';

/** A gain or a loss of one kind: '+2 fruits', '−1 point'. */
export const signedAmount = (kind: string, count: number): string => `${count < 0 ? '−' : '+'}${amounts({ [kind]: Math.abs(count) })}`;

export function amounts(counts: Amounts): string {
  const ordered = Object.fromEntries(KINDS.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]]] : [])));
  return listWords(amountWords(ordered, 'after'));
}

/** 'mandrill, level 1, number 101' or 'yellow tamarin, number 7'. */
export function cardName(number: number): string {
  const { species, level, colour } = cardOf(number);
  return t('web-after-card', {
    number,
    level,
    species: t(`after-species-${species}`),
    colour: colour ? t(`after-colour-${colour}`) : 'none',
  });
}

/** What a frame costs, demands and gives. */
export function dealWords(frame: { pay?: Amounts; gain?: Amounts; species?: number; again?: boolean; each?: boolean }): string {
  const gain = frame.again ? t('web-after-again') : amounts(frame.gain ?? {});
  return t('web-after-deal', {
    pay: amounts(frame.pay ?? {}) || 'none',
    gain: gain || 'none',
    species: frame.species ?? 0,
    each: frame.each ? 'yes' : 'no',
  });
}

export const frameWords = ({ name, pay, gain, species, sign, per_tamarin }: AfterUsFrameView): string =>
  t('web-after-frame', { frame: name, deal: dealWords({ pay, gain, species, again: sign, each: per_tamarin }) });

/** A printed frame; a half frame says which side is open. */
const printed = (frame: Frame): string =>
  frame.shape === 'closed' ? dealWords(frame) : t('web-after-half', { side: frame.shape, deal: dealWords(frame) });

const framesWords = (frames: readonly Frame[]): string =>
  frames.map(printed).reduce((first, last) => (first ? t('web-after-frames', { first, last }) : last), '');

/** Everything printed on a card, line by line; put into words once for each language. */
export function cardLines(number: number): readonly string[] {
  const key = `${settings.language} ${number}`;
  const lines = known.get(key) ?? wordsOn(number);
  known.set(key, lines);
  return lines;
}
const known = new Map<string, readonly string[]>();

function wordsOn(number: number): readonly string[] {
  const { rows, bonus } = cardOf(number);
  const told = rows.map((frames, row) => t('web-after-row', { row: row + 1, frames: framesWords(frames) || t('web-after-nothing') }));
  return [...told, t('web-after-bonus', { gain: amounts(bonus) })];
}

/** Who sits on that side, for copying: the seat, or null for the King. */
export function neighbourOf(view: AfterUsView, seat: number, side: string): number | null {
  if (view.king) return null;
  const count = view.players.length;
  return side === 'left' ? (seat + 1) % count : (seat + count - 1) % count;
}

export function neighbourName(view: AfterUsView, players: readonly PlayerInfo[], seat: number, side: string): string {
  const other = neighbourOf(view, seat, side);
  return other === null ? t('after-king') : playerName(players, other);
}

export function neighbourToken(view: AfterUsView, seat: number, side: string): string | null {
  const other = neighbourOf(view, seat, side);
  return other === null ? (view.king?.token ?? null) : (view.players[other]?.token ?? null);
}

/** What recruiting with the token costs at a level. */
export const recruitPrice = (view: AfterUsView, level: number): number => view.prices[`level${level}`] ?? 0;

/** The label of the primary button, with pictures of cards and frames. */
export function actionLabel(action: AfterUsAction, view: AfterUsView): string {
  switch (action.kind) {
    case 'token':
      return t('web-after-do-token', { species: action.species });
    case 'recruit':
      return t('web-after-do-recruit', { level: action.level, price: amounts({ [action.food]: recruitPrice(view, action.level) }) });
    case 'moped':
      return t('web-after-do-moped', { level: action.level, species: t(`after-species-${action.species}`) });
    case 'remove':
    case 'blaster':
    case 'console':
    case 'phone':
      return t(`web-after-do-${action.kind}`, { card: picture(action.card) });
    case 'reactivate':
      return t('web-after-do-reactivate', { frame: picture(action.frame) });
    case 'copy':
      return t('web-after-do-copy', { price: amounts({ [action.price]: view.prices['copy'] ?? 0 }) });
    case 'fridge':
      return t('web-after-do-fridge', { give: t(`after-resource-${action.give}`), get: t(`after-resource-${action.get}`) });
    case 'arrange':
      return t('web-after-do-arrange');
    default:
      return t(`after-action-${action.kind}`);
  }
}

export const tokenBonus = (species: string): string => {
  const token = tokenOf(species);
  return token && Object.keys(token.bonus).length ? amounts(token.bonus) : t('web-after-again');
};
