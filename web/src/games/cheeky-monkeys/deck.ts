/** What the cards are: which action plays which card, and the kinds in the order in which they are shown. */
import type { CheekyAction, CheekyPlayEvent } from '../../wire';

export type Kind = CheekyAction['kind'];

/** The action cards, by the action that plays each. */
export const CARDS: Readonly<Record<string, CheekyPlayEvent['card']>> = {
  noway: 'no-way',
  ground: 'grounding',
  close: 'closed-for-holiday',
  soggy: 'soggy-fuses',
  escape: 'great-escape',
  exchange: 'tactical-exchange',
  check: 'sanitary-check',
  misfortune: 'common-misfortune',
  deliver: 'special-delivery',
  break: 'banana-break',
};

const PLAYS: Readonly<Record<string, Kind>> = Object.fromEntries(Object.entries(CARDS).map(([kind, card]) => [card, kind as Kind]));

/** The action that plays a card. */
export function playing(card: string): Kind {
  const kind = PLAYS[card];
  if (!kind) throw new Error(`no action card ${card}`);
  return kind;
}

export const isCard = (what: string): boolean => what in PLAYS;

export const PARTS: readonly string[] = ['head', 'body', 'arms', 'legs', 'tail'];
const ZOMBIES: readonly string[] = [...PARTS, 'digger', 'snatcher', 'eater', 'undead-pyromaniac', 'undead-juggler'];

export const isZombie = (kind: string): boolean => ZOMBIES.includes(kind);

/** The kind of a monkey by its name: `undead-juggler2` is an `undead-juggler`. */
export const kindOf = (monkey: string): string => monkey.replace(/\d+$/, '');

/** A hand as its cards, one entry for each kind, in the order of the box. */
export function held(hand: Readonly<Record<string, number>>): { card: string; count: number }[] {
  return Object.values(CARDS).flatMap((card) => ((hand[card] ?? 0) > 0 ? [{ card, count: hand[card] ?? 0 }] : []));
}
