/** The sounds of the table, as data: each moment has a small voice of its own, a few notes or puffs of noise. */

/** A tone that glides, or noise through a band that does; times in seconds, pitches in hertz. */
export interface Note {
  shape: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  from: number;
  to: number;
  at: number;
  last: number;
  /** From 0 to 1. */
  loud: number;
}

const note = (shape: Note['shape'], from: number, to: number, at: number, last: number, loud: number): Note => ({
  shape,
  from,
  to,
  at,
  last,
  loud,
});

export const VOICES = {
  hop: [note('triangle', 520, 880, 0, 0.09, 0.5)],
  birth: [note('sine', 420, 640, 0, 0.08, 0.5), note('sine', 640, 820, 0.07, 0.08, 0.4)],
  slide: [note('noise', 500, 1400, 0, 0.14, 0.35), note('sine', 130, 90, 0.11, 0.1, 0.8)],
  fight: [note('noise', 1800, 500, 0, 0.1, 0.6), note('square', 190, 80, 0.02, 0.14, 0.3)],
  pluck: [note('triangle', 900, 300, 0, 0.07, 0.4), note('triangle', 760, 240, 0.08, 0.07, 0.35)],
  crown: [note('sine', 660, 660, 0, 0.09, 0.4), note('sine', 830, 830, 0.08, 0.09, 0.4), note('sine', 990, 990, 0.16, 0.16, 0.4)],
  card: [note('noise', 2600, 1200, 0, 0.06, 0.4), note('sine', 300, 260, 0.03, 0.05, 0.35)],
  turned: [note('noise', 1200, 3200, 0, 0.09, 0.35), note('triangle', 560, 740, 0.06, 0.1, 0.4)],
  gain: [note('sine', 620, 760, 0, 0.07, 0.45)],
  again: [note('sine', 620, 760, 0, 0.06, 0.4), note('sine', 760, 930, 0.07, 0.07, 0.4)],
  rage: [note('sawtooth', 160, 70, 0, 0.2, 0.35), note('noise', 900, 300, 0.02, 0.14, 0.35)],
  arrival: [note('sine', 360, 480, 0, 0.1, 0.45), note('triangle', 480, 720, 0.09, 0.12, 0.4)],
  zap: [note('square', 1400, 300, 0, 0.06, 0.3), note('square', 1700, 240, 0.07, 0.1, 0.3), note('noise', 4200, 2200, 0, 0.16, 0.3)],
  fuse: [note('noise', 5200, 3600, 0, 0.32, 0.3)],
  splash: [note('noise', 900, 2600, 0, 0.12, 0.45), note('sine', 520, 180, 0.04, 0.14, 0.35)],
  boom: [note('noise', 1600, 90, 0, 0.7, 1), note('sine', 110, 34, 0, 0.6, 1), note('noise', 3800, 1200, 0.05, 0.2, 0.5)],
  gone: [note('triangle', 520, 180, 0, 0.28, 0.4)],
  nope: [note('square', 230, 210, 0, 0.07, 0.25), note('square', 180, 160, 0.09, 0.1, 0.25)],
  turn: [note('sine', 380, 400, 0, 0.06, 0.3)],
  yours: [note('sine', 520, 520, 0, 0.1, 0.45), note('sine', 780, 780, 0.1, 0.16, 0.45)],
  end: [
    note('triangle', 520, 520, 0, 0.14, 0.5),
    note('triangle', 660, 660, 0.13, 0.14, 0.5),
    note('triangle', 780, 780, 0.26, 0.14, 0.5),
    note('triangle', 1040, 1040, 0.39, 0.34, 0.5),
  ],
} as const satisfies Record<string, readonly Note[]>;

/** A kind of moment; each has a caption, too. */
export type Moment = keyof typeof VOICES;
