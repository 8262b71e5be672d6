/** The drawing of everything that has a card. */
import type { Drawing } from '../../../art/shapes';
import { ACTIONS } from './actions';
import { MONKEYS } from './monkeys';
import { ZOMBIES } from './zombies';

const ALL: Readonly<Record<string, Drawing>> = { ...MONKEYS, ...ZOMBIES, ...ACTIONS };

export function drawing(what: string): Drawing {
  const found = ALL[what];
  if (!found) throw new Error(`no drawing of ${what}`);
  return found;
}

export const DRAWN: readonly string[] = Object.keys(ALL);
