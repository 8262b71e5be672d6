/** The keys of the table, for playing and for the help page. */
import type { Verb } from './selection';

/** Active while the focus is on the board or in the action bar, so that they get in nobody's way. */
export const VERB_KEYS: Readonly<Record<string, Verb>> = {
  s: 'spawn',
  j: 'jump',
  b: 'bump',
  n: 'nitpick',
  x: 'exchange',
  l: 'leave',
};

export const KEYS: readonly { keys: string[]; text: string }[] = [
  { keys: ['←', '↑', '→', '↓'], text: 'web-itchy-key-walk' },
  { keys: ['Enter'], text: 'web-itchy-key-pick' },
  { keys: ['Esc'], text: 'web-itchy-key-back' },
  { keys: ['I'], text: 'web-itchy-key-explain' },
  { keys: ['S', 'J', 'B', 'N', 'X', 'L'], text: 'web-itchy-key-verbs' },
  { keys: ['0', '…', '9'], text: 'web-itchy-key-workers' },
  { keys: ['Q'], text: 'web-itchy-key-queens' },
  { keys: ['P'], text: 'web-itchy-key-spy' },
  { keys: ['V'], text: 'web-itchy-key-shove' },
  { keys: ['A'], text: 'web-itchy-key-all' },
  { keys: ['C'], text: 'web-itchy-key-confirm' },
  { keys: ['E'], text: 'web-itchy-key-end' },
  { keys: ['U'], text: 'web-itchy-key-undo' },
  { keys: ['?'], text: 'web-itchy-key-help' },
];
