/** Wishes made by touching one's own line. */
import { question, reopened, type FieldOf, type Question, type Wish as WishOf } from '../../match/wish';
import type { AfterUsAction } from '../../wire';

export type Kind = AfterUsAction['kind'];
export type Legal = readonly AfterUsAction[];
export type Field = FieldOf<AfterUsAction>;
export type Wish = WishOf<AfterUsAction>;

/** Fields chosen by touching the line, and what is touched. */
const ON_LINE: Readonly<Partial<Record<Field, 'card' | 'frame'>>> = { card: 'card', frame: 'frame', target: 'frame' };

export const isOnLine = (field: Field): boolean => field in ON_LINE;

/** The field to be chosen by touching the line, and everything that lights up for it. */
export function onLine(legal: Legal, wish: Wish): (Question<AfterUsAction> & { what: 'card' | 'frame' }) | null {
  // What was chosen on the line may be chosen anew.
  const open = question(legal, wish) ?? reopened(legal, wish, isOnLine);
  const what = open && ON_LINE[open.field];
  return what ? { ...open, what } : null;
}
