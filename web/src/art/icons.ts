/** The icons of the user interface on a sheet of 24 units: a tinted piece of paper, and the line drawn on it. */

export interface Sign {
  line: string;
  tint?: string;
  /** Small parts in full colour. */
  solid?: string;
}

const dot = (x: number, y: number, r: number) => `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

const LOUSE = dot(12, 14, 5);

/** The wavy edge of a wax seal. */
const WAX =
  'M 12.0 2.9 Q 15.1 1.0 16.2 4.4 Q 19.8 5.0 18.5 8.4 Q 20.9 11.1 17.7 12.8 Q 17.8 16.4 14.3 15.7 Q 12.0 18.5 9.7 15.7 Q 6.2 16.4 6.3 12.8 Q 3.1 11.1 5.5 8.4 Q 4.2 5.0 7.8 4.4 Q 8.9 1.0 12.0 2.9 Z';

export const ICONS = {
  device: { line: 'M 6 2.5 h 12 v 19 h -12 Z M 10.5 18.5 h 3', tint: 'M 6 2.5 h 12 v 13 h -12 Z' },
  // Actions on the board.
  place: { line: 'M 12 3 v 8 M 8.5 8 L 12 11.5 L 15.5 8 M 4 15 h 16 v 5 h -16 Z', tint: 'M 4 15 h 16 v 5 h -16 Z' },
  spawn: {
    line: `${dot(9, 15, 5)} M 4.5 12 L 2 10.5 M 4.5 18 L 2 19.5 M 18 3 v 8 M 14 7 h 8`,
    tint: dot(9, 15, 5),
    solid: `${dot(7.2, 14.5, 1)} ${dot(10.8, 14.5, 1)}`,
  },
  settle: {
    line: `M 3 20 h 18 M 12 2.5 v 3 M 10 4.5 L 12 6.8 L 14 4.5 ${dot(7.5, 14, 3.5)} ${dot(16.5, 14, 3.5)}`,
    tint: `${dot(7.5, 14, 3.5)} ${dot(16.5, 14, 3.5)}`,
  },
  jump: {
    line: `M 5 16 C 6 3.5 17.5 3.5 18.8 14.5 M 15 12 L 19 15.8 L 22 11 M 15.5 20.5 h 6.5 ${dot(5, 18.5, 2.5)}`,
    tint: dot(5, 18.5, 2.5),
  },
  bump: { line: 'M 3 12 h 9 M 9 8 L 13 12 L 9 16 M 16 5 h 5 v 14 h -5 Z M 3 7 h 3 M 3 17 h 3', tint: 'M 16 5 h 5 v 14 h -5 Z' },
  nitpick: {
    line: `M 10.7 15 C 6 11.5 6 7 8.5 2.5 h 7 C 18 7 18 11.5 13.3 15 M 12 2.5 v 5 ${dot(12, 18, 2.8)} M 8.5 17 L 6.5 16 M 8.5 20 L 6.5 21.2 M 15.5 17 L 17.5 16 M 15.5 20 L 17.5 21.2`,
    tint: dot(12, 18, 2.8),
  },
  exchange: { line: 'M 3 8 h 13 M 12.5 4.5 L 16.2 8 L 12.5 11.5 M 21 16 h -13 M 11.5 12.5 L 7.8 16 L 11.5 19.5' },
  skip: { line: 'M 4 5 L 11 12 L 4 19 Z M 12 5 L 19 12 L 12 19 Z M 21 5 v 14', tint: 'M 4 5 L 11 12 L 4 19 Z M 12 5 L 19 12 L 12 19 Z' },
  end: { line: 'M 5 12.5 L 10 17.5 L 19.5 6.5' },
  pick: {
    line: 'M 12 3 L 14.6 8.6 L 20.8 9.4 L 16.2 13.6 L 17.4 19.8 L 12 16.7 L 6.6 19.8 L 7.8 13.6 L 3.2 9.4 L 9.4 8.6 Z',
    tint: 'M 12 3 L 14.6 8.6 L 20.8 9.4 L 16.2 13.6 L 17.4 19.8 L 12 16.7 L 6.6 19.8 L 7.8 13.6 L 3.2 9.4 L 9.4 8.6 Z',
  },
  leave: { line: 'M 10 3.5 H 4 v 17 h 6 M 9 12 h 12 M 16.5 7.5 L 21 12 L 16.5 16.5', tint: 'M 4 3.5 h 6 v 17 h -6 Z' },
  shove: {
    line: `M 2.5 12 h 7 M 6.5 8.5 L 10 12 L 6.5 15.5 M 12.5 6 h 5 v 12 h -5 Z M 19.5 9 L 22 12 L 19.5 15`,
    tint: 'M 12.5 6 h 5 v 12 h -5 Z',
  },
  spy: {
    line: `M 2 10.5 C 8 8.5 16 8.5 22 10.5 M 6.5 9.5 C 6.5 5 8 2.5 10 2.5 C 11 2.5 11 3.2 12 3.2 C 13 3.2 13 2.5 14 2.5 C 16 2.5 17.5 5 17.5 9.5 M 10.5 16 h 3`,
    tint: dot(12, 15, 7),
    solid: `${dot(7.5, 15.5, 3.4)} ${dot(16.5, 15.5, 3.4)}`,
  },
  hatch: {
    line: 'M 5.5 14 C 5.5 7 9 2.5 12 2.5 C 15 2.5 18.5 7 18.5 14 A 6.5 7 0 0 1 5.5 14 Z M 6 12 L 9 14.5 L 12 11.5 L 15 14.5 L 18 12',
    tint: 'M 5.5 14 A 6.5 7 0 0 0 18.5 14 L 15 14.5 L 12 11.5 L 9 14.5 Z',
  },
  clean: {
    line: 'M 12 2.5 L 13.8 9 L 20 11 L 13.8 13 L 12 19.5 L 10.2 13 L 4 11 L 10.2 9 Z M 19 16.5 v 5 M 16.5 19 h 5 M 4.5 3.5 v 3 M 3 5 h 3',
    tint: 'M 12 2.5 L 13.8 9 L 20 11 L 13.8 13 L 12 19.5 L 10.2 13 L 4 11 L 10.2 9 Z',
  },
  outbreak: {
    line: `${dot(12, 12, 3.5)} M 12 6 V 1.8 M 10 3.8 L 12 1.8 L 14 3.8 M 12 18 v 4.2 M 10 20.2 L 12 22.2 L 14 20.2 M 6 12 H 1.8 M 3.8 10 L 1.8 12 L 3.8 14 M 18 12 h 4.2 M 20.2 10 L 22.2 12 L 20.2 14`,
    tint: dot(12, 12, 3.5),
  },
  rest: { line: 'M 4 12.5 h 7 L 4 20.5 h 7 M 13.5 3.5 h 6.5 L 13.5 11 h 6.5' },
  // Abilities, each named after its species.
  gorilla: { line: 'M 2.5 7 v 10 M 6 12 h 8 M 10.5 7.5 L 15 12 L 10.5 16.5 M 17.5 5 h 4 v 14 h -4 Z', tint: 'M 17.5 5 h 4 v 14 h -4 Z' },
  baboon: {
    line: 'M 4.5 20 L 3 9.5 L 8.5 13 L 12 7 L 15.5 13 L 21 9.5 L 19.5 20 Z M 12 1.8 v 2 M 5.5 3.5 L 6.8 5 M 18.5 3.5 L 17.2 5',
    tint: 'M 4.5 20 L 3 9.5 L 8.5 13 L 12 7 L 15.5 13 L 21 9.5 L 19.5 20 Z',
  },
  lemur: { line: `M 2.5 18.5 C 3 4.5 19 3 20 15.5 M 16.2 12.5 L 20.2 16.5 L 23 11.5 ${dot(11.3, 17.5, 3.6)}`, tint: dot(11.3, 17.5, 3.6) },
  capuchin: {
    line: `M 3.5 13 C 6 3.5 17 3.5 19.8 11.5 M 15.8 9.5 L 20 13 L 22.5 8 M 1.5 20 h 5 M 9.5 20 h 1 M 13.5 20 h 1 M 17.5 20 h 5 ${dot(3.8, 15.8, 1.8)}`,
    solid: dot(3.8, 15.8, 1.8),
  },
  howler: {
    line: `M 12 2.5 L 20 5.5 v 6 c 0 5 -4 8 -8 10 c -4 -2 -8 -5 -8 -10 v -6 Z M 8.5 12 L 11 14.5 L 15.5 9.5`,
    tint: 'M 12 2.5 L 20 5.5 v 6 c 0 5 -4 8 -8 10 c -4 -2 -8 -5 -8 -10 v -6 Z',
  },
  tamarin: {
    line: 'M 12 10 C 9 6.5 5.5 8.5 5 12 C 4.5 14.5 3 15 1.5 14 C 2 19 9 20 12 14 C 15 20 22 19 22.5 14 C 21 15 19.5 14.5 19 12 C 18.5 8.5 15 6.5 12 10 Z',
    tint: 'M 12 10 C 9 6.5 5.5 8.5 5 12 C 4.5 14.5 3 15 1.5 14 C 2 19 9 20 12 14 C 15 20 22 19 22.5 14 C 21 15 19.5 14.5 19 12 C 18.5 8.5 15 6.5 12 10 Z',
  },
  undo: { line: 'M 8 4.5 L 3.5 9 L 8 13.5 M 4 9 h 10 a 5.5 5.5 0 0 1 0 11 h -4' },
  // Pieces on the board.
  louse: {
    line: `${LOUSE} M 7.5 11.5 L 4 9.5 M 7 14.5 h -4 M 7.5 17 L 4.5 19.5 M 16.5 11.5 L 20 9.5 M 17 14.5 h 4 M 16.5 17 L 19.5 19.5 M 10.5 9 C 10 6.5 9 5.5 7.5 5 M 13.5 9 C 14 6.5 15 5.5 16.5 5`,
    tint: LOUSE,
    solid: `${dot(10.2, 13.5, 1)} ${dot(13.8, 13.5, 1)}`,
  },
  crown: {
    line: 'M 5 18.5 L 3 7.5 L 8.5 11.5 L 12 5 L 15.5 11.5 L 21 7.5 L 19 18.5 Z',
    tint: 'M 5 18.5 L 3 7.5 L 8.5 11.5 L 12 5 L 15.5 11.5 L 21 7.5 L 19 18.5 Z',
  },
  colony: { line: 'M 5 21.5 V 3 M 5 4 L 19.5 8 L 5 13', tint: 'M 5 4 L 19.5 8 L 5 13 Z' },
  power: {
    line: 'M 4.5 4 h 15 v 8 c 0 5 -4 7.5 -7.5 9 c -3.5 -1.5 -7.5 -4 -7.5 -9 Z',
    tint: 'M 4.5 4 h 15 v 8 c 0 5 -4 7.5 -7.5 9 c -3.5 -1.5 -7.5 -4 -7.5 -9 Z',
  },
  trophy: {
    line: 'M 7 3.5 h 10 v 6 a 5 5 0 0 1 -10 0 Z M 7 5.5 H 3.5 c 0 3.5 1 5.5 3.8 5.5 M 17 5.5 h 3.5 c 0 3.5 -1 5.5 -3.8 5.5 M 12 14.5 v 3.5 M 8 20.5 h 8 M 9.5 18 h 5',
    tint: 'M 7 3.5 h 10 v 6 a 5 5 0 0 1 -10 0 Z',
  },
  // Around the table.
  rules: {
    line: 'M 12 6.5 C 9.5 4.5 6 4 3 4.5 v 14 c 3 -0.5 6.5 0 9 2 c 2.5 -2 6 -2.5 9 -2 v -14 c -3 -0.5 -6.5 0 -9 2 Z M 12 6.5 v 14',
    tint: 'M 12 6.5 C 9.5 4.5 6 4 3 4.5 v 14 c 3 -0.5 6.5 0 9 2 Z',
  },
  log: { line: 'M 5 3 h 14 v 18 h -14 Z M 8.5 8 h 7 M 8.5 12 h 7 M 8.5 16 h 4', tint: 'M 5 3 h 14 v 18 h -14 Z' },
  settings: {
    line: `M 3 7 h 8 M 17 7 h 4 M 3 17 h 4 M 13 17 h 8 ${dot(14, 7, 3)} ${dot(10, 17, 3)}`,
    tint: `${dot(14, 7, 3)} ${dot(10, 17, 3)}`,
  },
  sound: {
    line: 'M 3.5 9.5 h 4 L 12.5 5 v 14 L 7.5 14.5 h -4 Z M 16 9 c 1.5 2 1.5 4 0 6 M 18.8 6.2 c 3 3.6 3 8 0 11.6',
    tint: 'M 3.5 9.5 h 4 L 12.5 5 v 14 L 7.5 14.5 h -4 Z',
  },
  silent: {
    line: 'M 3.5 9.5 h 4 L 12.5 5 v 14 L 7.5 14.5 h -4 Z M 16.5 9.5 L 21.5 14.5 M 21.5 9.5 L 16.5 14.5',
    tint: 'M 3.5 9.5 h 4 L 12.5 5 v 14 L 7.5 14.5 h -4 Z',
  },
  language: {
    line: `${dot(12, 12, 9)} M 3 12 h 18 M 12 3 c -5 5 -5 13 0 18 c 5 -5 5 -13 0 -18 Z`,
    tint: 'M 12 3 c -5 5 -5 13 0 18 c 5 -5 5 -13 0 -18 Z',
  },
  theme: { line: 'M 20 14.5 A 8.5 8.5 0 1 1 10 3.8 A 7 7 0 0 0 20 14.5 Z', tint: 'M 20 14.5 A 8.5 8.5 0 1 1 10 3.8 A 7 7 0 0 0 20 14.5 Z' },
  link: {
    line: 'M 10 14 a 4.3 4.3 0 0 0 6 0 l 3.5 -3.5 a 4.3 4.3 0 0 0 -6 -6 l -1.5 1.5 M 14 10 a 4.3 4.3 0 0 0 -6 0 L 4.5 13.5 a 4.3 4.3 0 0 0 6 6 l 1.5 -1.5',
  },
  copy: { line: 'M 8.5 8.5 h 12 v 12 h -12 Z M 5 15.5 H 3.5 v -12 h 12 V 5', tint: 'M 8.5 8.5 h 12 v 12 h -12 Z' },
  robot: {
    line: `M 4 9 h 16 v 11 h -16 Z M 12 9 V 5 ${dot(12, 3.5, 1.2)} M 9 16.5 h 6 M 1.5 12.5 v 4 M 22.5 12.5 v 4`,
    tint: 'M 4 9 h 16 v 11 h -16 Z',
    solid: `${dot(8.7, 13, 1.2)} ${dot(15.3, 13, 1.2)}`,
  },
  person: {
    line: `${dot(12, 7.5, 4)} M 3.5 20.5 c 0.5 -5 4 -7 8.5 -7 c 4.5 0 8 2 8.5 7 Z`,
    tint: 'M 3.5 20.5 c 0.5 -5 4 -7 8.5 -7 c 4.5 0 8 2 8.5 7 Z',
  },
  eye: {
    line: `M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z ${dot(12, 12, 3.2)}`,
    tint: 'M 2 12 C 6 4.5 18 4.5 22 12 C 18 19.5 6 19.5 2 12 Z',
    solid: dot(12, 12, 1.2),
  },
  rematch: { line: 'M 4.5 10 A 8 8 0 0 1 19 8 M 19.5 3.5 v 5 h -5 M 19.5 14 A 8 8 0 0 1 5 16 M 4.5 20.5 v -5 h 5' },
  home: {
    line: 'M 3 11.5 L 12 4 L 21 11.5 M 5.5 9.5 V 20 h 13 V 9.5 M 10 20 v -6 h 4 v 6',
    tint: 'M 5.5 9.5 L 12 4 L 18.5 9.5 V 20 h -13 Z',
  },
  search: { line: `${dot(10.5, 10.5, 6.5)} M 15.5 15.5 L 21 21`, tint: dot(10.5, 10.5, 6.5) },
  close: { line: 'M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5' },
  plus: { line: 'M 12 4.5 v 15 M 4.5 12 h 15' },
  minus: { line: 'M 4.5 12 h 15' },
  next: { line: 'M 9 4.5 L 16.5 12 L 9 19.5' },
  back: { line: 'M 15 4.5 L 7.5 12 L 15 19.5' },
  first: { line: 'M 18.5 4.5 L 11 12 L 18.5 19.5 M 5.5 4.5 v 15' },
  pause: { line: 'M 6 4 h 4 v 16 h -4 Z M 14 4 h 4 v 16 h -4 Z', tint: 'M 6 4 h 4 v 16 h -4 Z M 14 4 h 4 v 16 h -4 Z' },
  play: { line: 'M 6.5 3.5 L 20 12 L 6.5 20.5 Z', tint: 'M 6.5 3.5 L 20 12 L 6.5 20.5 Z' },
  hint: {
    line: 'M 9 17 v -2 C 3.5 11 6 3 12 3 S 20.5 11 15 15 v 2 Z M 9.5 20.5 h 5',
    tint: 'M 9 17 v -2 C 3.5 11 6 3 12 3 S 20.5 11 15 15 v 2 Z',
  },
  // A wax seal with its ribbons, and one that is not there.
  keep: { line: 'M 12 3 v 12 M 7 10.5 L 12 15.5 L 17 10.5 M 4 16 v 4.5 h 16 v -4.5', tint: 'M 4 16 h 16 v 4.5 h -16 Z' },
  seal: { line: `${WAX} M 8.5 9.8 L 11 12.2 L 15.5 7.2 M 8 16.2 L 6.5 22 L 10.5 20 M 16 16.2 L 17.5 22 L 13.5 20`, tint: WAX },
  unsealed: { line: `${WAX} M 8 16.2 L 6.5 22 L 10.5 20 M 16 16.2 L 17.5 22 L 13.5 20 M 9 12.5 L 15 6.5` },
  warning: { line: 'M 12 3 L 22 20.5 H 2 Z M 12 9.5 v 5', tint: 'M 12 3 L 22 20.5 H 2 Z', solid: dot(12, 17.4, 1.1) },
  info: { line: `${dot(12, 12, 9)} M 12 11 v 6`, tint: dot(12, 12, 9), solid: dot(12, 7.4, 1.2) },
  offline: { line: 'M 3 9 c 5.5 -5 12.5 -5 18 0 M 6.5 13 c 3.5 -3 7.5 -3 11 0 M 4 20.5 L 20 4.5', solid: dot(12, 17.5, 1.4) },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof ICONS;
