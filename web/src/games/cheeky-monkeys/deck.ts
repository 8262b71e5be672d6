/** What the cards are: which action plays which card, and the kinds in display order. */
import { CHEEKY_MONKEYS } from '../../facts';
import type { CheekyAction, CheekyPlayEvent } from '../../wire';

export type Kind = CheekyAction['kind'];

/** The action cards, by the action that plays each. */
export const CARDS: Readonly<Record<string, CheekyPlayEvent['card']>> = CHEEKY_MONKEYS.cards;

const PLAYS: Readonly<Record<string, Kind>> = Object.fromEntries(Object.entries(CARDS).map(([kind, card]) => [card, kind as Kind]));

/** The action that plays a card. */
export function playing(card: string): Kind {
  const kind = PLAYS[card];
  if (!kind) throw new Error(`no action card ${card}`);
  return kind;
}

export const isCard = (what: string): boolean => what in PLAYS;

export const PARTS: readonly string[] = CHEEKY_MONKEYS.parts;
const ZOMBIES: readonly string[] = CHEEKY_MONKEYS.zombies;

export const isZombie = (kind: string): boolean => ZOMBIES.includes(kind);

/** The kind of a monkey by its name: `undead-juggler2` is an `undead-juggler`. */
export const kindOf = (monkey: string): string => monkey.replace(/\d+$/, '');

/** A hand as a list of cards, one entry for each kind, in the order of the box. */
export function held(hand: Readonly<Record<string, number>>): { card: string; count: number }[] {
  return Object.values(CARDS).flatMap((card) => ((hand[card] ?? 0) > 0 ? [{ card, count: hand[card] ?? 0 }] : []));
}
