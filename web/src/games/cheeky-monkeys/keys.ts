/** The keys of the table, for playing and for the help page. */

export const KEYS: readonly { keys: string[]; text: string }[] = [
  { keys: ['P'], text: 'web-cheeky-key-pass' },
  { keys: ['C'], text: 'web-cheeky-key-confirm' },
  { keys: ['1', '…', '9'], text: 'web-cheeky-key-choose' },
  { keys: ['Esc'], text: 'web-cheeky-key-back' },
  { keys: ['K'], text: 'web-cheeky-key-hand' },
  { keys: ['Q'], text: 'web-cheeky-key-queue' },
  { keys: ['←', '→'], text: 'web-cheeky-key-walk' },
  { keys: ['U'], text: 'web-cheeky-key-undo' },
  { keys: ['?'], text: 'web-cheeky-key-help' },
];
