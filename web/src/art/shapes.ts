/** The scissors: closed shapes as SVG path data, in a box of 100 units around the origin. */

/** A piece of paper: an area in a colour, or with `width` a line of that width. */
export interface Piece {
  d: string;
  fill: string;
  width?: number;
  dash?: string;
}

/** The outline cut from the sheet: areas, and thick lines where `width` is given. */
export interface Outline {
  d: string;
  width?: number;
}

/** A head: its outline in one colour, and the pieces glued onto it from back to front. */
export interface Drawing {
  outline: Outline[];
  fill: string;
  pieces: Piece[];
}

/** A circle or ellipse, turned by some degrees. */
export function disc(x: number, y: number, across: number, down = across, degrees = 0): string {
  const turn = (degrees * Math.PI) / 180;
  const [dx, dy] = [across * Math.cos(turn), across * Math.sin(turn)].map((n) => Math.round(n * 100) / 100) as [number, number];
  return `M ${x - dx} ${y - dy} A ${across} ${down} ${degrees} 1 1 ${x + dx} ${y + dy} A ${across} ${down} ${degrees} 1 1 ${x - dx} ${y - dy} Z`;
}

/** The mirror image of a path. Only for absolute M, L, C and Z, with every word separated by spaces. */
export function mirror(d: string): string {
  let isX = false;
  return d
    .split(/\s+/)
    .map((word) => {
      isX = !/[A-Z]/.test(word) && !isX;
      return isX ? String(-Number(word)) : word;
    })
    .join(' ');
}

/** A shape and its mirror image. */
export function both(d: string): string {
  return `${d} ${mirror(d)}`;
}

/** A symmetrical shape from its right half, an open line of M, L and C from the top of the axis to the bottom. */
export function whole(half: string): string {
  const steps = mirror(half)
    .split(/\s+(?=[MLC])/)
    .map((step) => {
      const [command = '', ...numbers] = step.split(/\s+/);
      const points = numbers.flatMap((x, i) => (i % 2 ? [] : [`${x} ${numbers[i + 1]}`]));
      return { command, points };
    });
  const back = steps
    .slice(1)
    .reverse()
    .map(({ command, points }, i) => {
      const end = steps[steps.length - 2 - i]?.points.at(-1) ?? '';
      return [command, ...points.slice(0, -1).reverse(), end].join(' ');
    });
  return `${half} ${back.join(' ')} Z`;
}

/** The same disc on the left and on the right. */
export function pair(x: number, y: number, across: number, down = across, degrees = 0): string {
  return `${disc(x, y, across, down, degrees)} ${disc(-x, y, across, down, -degrees)}`;
}
