/** The keys of the table, for playing and for the help page. */

/** Active while the focus is on the line or in the action bar, so that they get in nobody's way. */
export const KIND_KEYS: Readonly<Record<string, string>> = {
  r: 'remove',
  k: 'copy',
  m: 'recruit',
  x: 'reactivate',
};

export const KEYS: readonly { keys: string[]; text: string }[] = [
  { keys: ['←', '→'], text: 'web-after-key-move' },
  { keys: ['Enter'], text: 'web-after-key-pick' },
  { keys: ['I'], text: 'web-after-key-look' },
  { keys: ['Esc'], text: 'web-after-key-back' },
  { keys: ['B'], text: 'web-after-key-best' },
  { keys: ['C'], text: 'web-after-key-confirm' },
  { keys: ['P'], text: 'web-after-key-plan' },
  { keys: ['S'], text: 'web-after-key-skip' },
  { keys: ['D'], text: 'web-after-key-done' },
  { keys: ['R'], text: 'web-after-key-rage' },
  { keys: ['M', 'K', 'X'], text: 'web-after-key-monkeys' },
  { keys: ['1', '2', '3'], text: 'web-after-key-objects' },
  { keys: ['U'], text: 'web-after-key-undo' },
  { keys: ['?'], text: 'web-after-key-help' },
];
