/** How much of a wish is filled in without asking, and which parts of it light up on the table. */
import { choose, question, reopened, type FieldOf, type Question, type Wish as WishOf } from '../../match/wish';
import type { CheekyAction } from '../../wire';

export type Legal = readonly CheekyAction[];
export type Field = FieldOf<CheekyAction>;
export type Wish = WishOf<CheekyAction>;

/** Every field is asked for, even one that leaves no choice: no card plays itself. */
export const LEAST = 1;

/** Fields that leave no choice are filled in, as with only two players; but no monkey is lost unasked. */
export function settled(legal: Legal, wish: Wish): Wish {
  const next = question(legal, wish, LEAST);
  if (!next || next.values.length > 1 || (next.field === 'monkey' && wish.kind !== 'ground')) return wish;
  const [only] = next.values;
  return only === undefined ? wish : settled(legal, choose(wish, next.field, only));
}

/** What lights up on the table: the values that can be chosen now, or chosen anew, for a field. */
export function open(legal: Legal, wish: Wish): Question<CheekyAction> | null {
  return question(legal, wish, LEAST) ?? reopened(legal, wish);
}
