/** Cards by their numbers, and the tokens: as printed, or of a changed box that is on the table. */
import { CARDS, TOKENS, type Amounts, type Card, type Token } from './cards';

export interface Drawn {
  cards: readonly Card[];
  tokens: Readonly<Record<string, Token>>;
}

const PRINTED: Drawn = { cards: CARDS, tokens: TOKENS };
const numbered = ({ cards }: Drawn) => new Map(cards.map((card) => [card.number, card]));
let byNumber = numbered(PRINTED);
let { tokens } = PRINTED;

/** Draws with another box from now on; without one with the printed one again. */
export function unpack(box: Readonly<Record<string, unknown>> | null): void {
  const drawn = box && isDrawn(box) ? box : PRINTED;
  byNumber = numbered(drawn);
  ({ tokens } = drawn);
}

/** As the server makes it from a box that its rules have read. */
const isDrawn = (box: object): box is Drawn => 'cards' in box && 'tokens' in box;

export const tokenOf = (species: string): Token | undefined => tokens[species];

export function cardOf(number: number): Card {
  const card = byNumber.get(number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
}

/** The six sets of Tamarins, in the order of the seats they are dealt to (AU-01). */
export const SETS: readonly string[] = [...new Set(CARDS.flatMap(({ colour }) => colour ?? []))];

/** The things amounts are counted in, in display order. */
export const KINDS = ['flower', 'fruit', 'grain', 'energy', 'points', 'rage'] as const;
export const RESOURCES = ['flower', 'fruit', 'grain', 'energy'] as const;
export const SPECIES = ['mandrill', 'orangutan', 'gorilla', 'chimpanzee'] as const;

/** Gains less costs, all rows together. */
export function net(deals: readonly { pay?: Amounts; gain?: Amounts }[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const { pay, gain } of deals) {
    for (const [kind, count] of Object.entries(gain ?? {})) sum[kind] = (sum[kind] ?? 0) + count;
    for (const [kind, count] of Object.entries(pay ?? {})) sum[kind] = (sum[kind] ?? 0) - count;
  }
  return sum;
}
