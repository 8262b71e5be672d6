/** The end of a game as a picture of its own, to be kept: nothing in it depends on the page. */
import { mark, NOBODY, seatColour } from '../art/marks';
import { drawing } from '../art/species';
import { chart } from './chart';

export interface Memory {
  /** The game, how it ended, and why. */
  title: string;
  who: string;
  why: string;
  /** What the lines count, and everybody's numbers after each round; none where nothing is counted. */
  counts: string;
  rows: readonly (readonly number[])[];
  names: readonly string[];
  /** How many of the columns are seats. */
  seats: number;
  /** What decided it, line by line, with the seat it is about. */
  lines: readonly { seat: number | null; words: string }[];
  /** The monkeys that decided it. */
  heads: readonly string[];
  /** What a colour of the page is, by its name: '--seat-0'. */
  colour: (name: string) => string;
}

const WIDTH = 640;
const EDGE = 36;
const FONT = "Fredoka, 'Segoe UI', system-ui, sans-serif";
const [PAPER, INK, SOFT, LINE] = ['#f7efdc', '#1d2b24', '#54635a', '#cdbf9c'];
/** About as many letters fit into a line. */
const LETTERS = 58;

const escape = (words: string) =>
  words.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** Words in lines that fit. */
export function wrap(words: string, most = LETTERS): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A monkey's head, as the board has it. */
function head(species: string, x: number, y: number, plain: (paint: string) => string): string {
  const { outline, fill, pieces } = drawing(species);
  const around = (paint: string, grow: number) =>
    outline.map(
      ({ d, width = 0 }) =>
        `<path d="${d}" fill="${width ? 'none' : plain(paint)}" stroke="${plain(paint)}" stroke-width="${width + grow}"/>`,
    );
  const inner = pieces.map((piece) =>
    piece.width
      ? `<path d="${piece.d}" fill="none" stroke="${plain(piece.fill)}" stroke-width="${piece.width}"${piece.dash ? ` stroke-dasharray="${piece.dash}" stroke-linecap="butt"` : ''}/>`
      : `<path d="${piece.d}" fill="${plain(piece.fill)}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(0.6)" stroke-linecap="round" stroke-linejoin="round">${[...around('#fffdf5', 6), ...around(fill, 0), ...inner].join('')}</g>`;
}

export function picture(memory: Memory): { svg: string; width: number; height: number } {
  const { rows, names, seats } = memory;
  const plain = (paint: string) => paint.replace(/var\((--[\w-]+)\)/, (_, name: string) => memory.colour(name).trim());
  const colour = (seat: number) => plain(seatColour(seat));
  const parts: string[] = [];
  let y = EDGE + 10;
  const text = (words: string, size: number, fill = INK, x = EDGE, weight = 400) =>
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escape(words)}</text>`);
  const sign = (seat: number, x: number) =>
    parts.push(
      `<path d="${mark(seat)}" transform="translate(${x} ${y - 6}) scale(0.2)" fill="${colour(seat)}" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>`,
    );

  text(memory.title, 18, SOFT);
  for (const line of wrap(memory.who, 34)) {
    y += 38;
    text(line, 32, INK, EDGE, 600);
  }
  for (const line of wrap(memory.why)) {
    y += 26;
    text(line, 18);
  }
  if (rows.length > 1) {
    const drawn = chart(rows);
    const scale = (WIDTH - 2 * EDGE) / drawn.width;
    y += 36;
    text(memory.counts, 18, INK, EDGE, 600);
    y += 12;
    const lines = drawn.lines.map(
      (d, column) =>
        `<path d="${d}" stroke="${INK}" stroke-width="5"/><path d="${d}" stroke="${colour(column < seats ? column : NOBODY)}" stroke-width="3"/>`,
    );
    const levels = drawn.levels.map(
      (level) =>
        `<path d="M 12 ${level.y} H ${drawn.width - 24}" stroke="${LINE}" stroke-dasharray="3 4"/><text x="${drawn.width - 2}" y="${level.y + 4}" font-size="12" text-anchor="end" fill="${SOFT}">${level.value}</text>`,
    );
    parts.push(
      `<g transform="translate(${EDGE} ${y}) scale(${scale.toFixed(3)})"><rect width="${drawn.width}" height="${drawn.height}" rx="6" fill="#fffaf0"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${levels.join('')}${lines.join('')}</g></g>`,
    );
    y += drawn.height * scale;
    for (const [column, name] of names.entries()) {
      y += 30;
      sign(column < seats ? column : NOBODY, EDGE + 10);
      text(`${name} · ${rows.at(-1)?.[column] ?? 0}`, 18, INK, EDGE + 30);
    }
  }
  if (memory.lines.length) y += 12;
  for (const { seat, words } of memory.lines) {
    for (const [at, line] of wrap(words).entries()) {
      y += at ? 24 : 32;
      if (seat !== null && !at) sign(seat, EDGE + 10);
      text(line, 18, INK, seat === null ? EDGE : EDGE + 30);
    }
  }
  if (memory.heads.length) {
    y += 46;
    const step = Math.min(76, (WIDTH - 2 * EDGE) / memory.heads.length);
    memory.heads.forEach((species, at) => parts.push(head(species, EDGE + 32 + at * step, y, plain)));
    y += 26;
  }
  const height = Math.round(y + EDGE);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="${FONT}"><rect width="${WIDTH}" height="${height}" fill="#1f4d3f"/><rect x="10" y="10" width="${WIDTH - 20}" height="${height - 20}" rx="18" fill="${PAPER}"/>${parts.join('')}</svg>`,
    width: WIDTH,
    height,
  };
}

/** The same as a PNG, twice as fine, for screens that show it sharp. */
export async function asPng({ svg, width, height }: { svg: string; width: number; height: number }): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * 2, height * 2];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}

/** Put it among the downloads. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
