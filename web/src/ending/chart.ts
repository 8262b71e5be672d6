/** The geometry of the small pictures at the end of a game. */

export interface Chart {
  width: number;
  height: number;
  /** For each seat, the line through what it had after every round. */
  lines: string[];
  /** Where each line ends. */
  ends: { x: number; y: number; value: number }[];
  /** Levels worth a number: nothing, and the most anybody had. */
  levels: { y: number; value: number }[];
}

const WIDTH = 260;
const HEIGHT = 110;
const EDGE = 12;

/** Rows are rounds, columns seats. Lines that lie on each other are shifted a little, so that both are seen. */
export function chart(rows: readonly (readonly number[])[]): Chart {
  const most = Math.max(1, ...rows.flat());
  const x = (round: number) => EDGE + ((WIDTH - 3 * EDGE) * round) / Math.max(1, rows.length - 1);
  const y = (value: number, seat: number) => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * value) / most - 2 * seat;
  const seats = [...(rows[0] ?? []).keys()];
  const points = seats.map((seat) => rows.map((row, round) => ({ x: x(round), y: y(row[seat] ?? 0, seat), value: row[seat] ?? 0 })));
  return {
    width: WIDTH,
    height: HEIGHT,
    lines: points.map((line) => line.map((point, at) => `${at ? 'L' : 'M'} ${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join(' ')),
    ends: points.flatMap((line) => line.slice(-1)),
    levels: [0, most].map((value) => ({ y: y(value, 0), value })),
  };
}

/** A length in words' numbers: minutes from a minute on. */
export function lasted(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 60) return { unit: 'seconds', count: seconds };
  if (seconds < 5400) return { unit: 'minutes', count: Math.round(seconds / 60) };
  return { unit: 'hours', count: Math.round(seconds / 3600) };
}
