/** A box as a table: what stands in which line of its text. Only the text is a box; whether it is a good one, the server says, with the readers of the rules. */

/** A value with its place: lines from `line` up to `end`, and in a single line the columns of what can be written anew. */
export interface Field {
  key: string;
  value: string;
  comment: string;
  line: number;
  end: number;
  from: number;
  to: number;
}

/** A card of a pile, as it is written: its number, what stands behind that, and its rows. */
export interface CardText {
  number: string;
  line: number;
  end: number;
  lines: readonly string[];
}

/** What stands under one head. `entries` are those of a list, a single one of a table; `cards` those of a pile. */
export interface Part {
  name: string;
  line: number;
  entries: Field[][];
  cards: CardText[];
}

const HEAD = /^\s*(\[\[?)\s*([^[\]]+?)\s*\]\]?\s*(?:#.*)?$/;
const KEY = /^(\s*["']?([\w-]+)["']?\s*=\s*)(.*)$/;
const TRIPLE = /'''|"""/;

/** Where a comment begins behind a value: at the first # that is in no quotes. */
function commentAt(text: string): number {
  let quote = '';
  for (const [at, sign] of [...text].entries()) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '#') return at;
  }
  return text.length;
}

/** All parts of a text in their order; what cannot be understood is left to those who read the text itself. */
export function outline(text: string): Part[] {
  const lines = text.split('\n');
  const parts: Part[] = [{ name: '', line: 0, entries: [[]], cards: [] }];
  let table = '';
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const head = HEAD.exec(line);
    if (head) {
      table = head[2] ?? '';
      const last = parts.at(-1);
      if (head[1] === '[[' && last?.name === table) last.entries.push([]);
      else parts.push({ name: table, line: at, entries: [[]], cards: [] });
      continue;
    }
    const found = KEY.exec(line);
    if (!found) continue;
    const [, before = '', key = '', rest = ''] = found;
    const end = endOf(lines, at, rest);
    if (end > at + 1 && TRIPLE.test(rest)) {
      parts.push({ name: key, line: at, entries: [], cards: cardsOf(lines, at + 1, end - 1) });
      at = end - 1;
      continue;
    }
    const part = parts.findLast(({ name }) => name === table);
    const length = commentAt(rest);
    const value = rest.slice(0, length).trimEnd();
    const field = { key, line: at, end, from: before.length, to: before.length + value.length };
    part?.entries
      .at(-1)
      ?.push(
        end === at + 1
          ? { ...field, value, comment: rest.slice(length + 1).trim() }
          : { ...field, value: lines.slice(at + 1, end - 1).join('\n'), comment: '' },
      );
    at = end - 1;
  }
  return parts.filter(({ entries, cards }) => cards.length || entries.some((fields) => fields.length));
}

/** The line behind a value, which may go on over several. */
function endOf(lines: readonly string[], at: number, rest: string): number {
  const [quotes] = TRIPLE.exec(rest) ?? [];
  const closes = (line: string) => (quotes ? line.includes(quotes) : line.trimStart().startsWith(']'));
  const open = quotes ? rest.split(quotes).length === 2 : rest.trim() === '[';
  if (!open) return at + 1;
  const end = lines.findIndex((line, number) => number > at && closes(line));
  return end < 0 ? lines.length : end + 1;
}

function cardsOf(lines: readonly string[], from: number, to: number): CardText[] {
  const cards: CardText[] = [];
  let start = -1;
  for (let at = from; at <= to; at += 1) {
    const empty = at === to || !lines[at]?.trim();
    if (!empty && start < 0) start = at;
    if (empty && start >= 0) {
      const written = lines.slice(start, at);
      cards.push({ number: /^\s*(\d+)/.exec(written[0] ?? '')?.[1] ?? '', line: start, end: at, lines: written });
      start = -1;
    }
  }
  return cards;
}

/** The text with another value; comments and everything else stay. */
export function withValue(text: string, field: Field, value: string): string {
  const lines = text.split('\n');
  if (field.end > field.line + 1) {
    lines.splice(field.line + 1, field.end - field.line - 2, ...value.split('\n'));
    return lines.join('\n');
  }
  const line = lines[field.line] ?? '';
  // What stood behind stays in its column, where there is room.
  const behind = line.slice(field.to);
  const room = behind.length - behind.trimStart().length;
  const less = Math.min(Math.max(0, value.length - (field.to - field.from)), Math.max(0, room - 1));
  const more = behind.trim() ? Math.max(0, field.to - field.from - value.length) : 0;
  lines[field.line] = line.slice(0, field.from) + value.replaceAll('\n', ' ') + ' '.repeat(more) + behind.slice(less);
  return lines.join('\n');
}

/** The text with one line written anew. */
export function withLine(text: string, at: number, line: string): string {
  const lines = text.split('\n');
  lines[at] = line.replaceAll('\n', ' ');
  return lines.join('\n');
}

const linesOf = ({ line, entries, cards }: Part): [number, number] => {
  const ends = [...entries.flat(), ...cards].map(({ end }) => end);
  return [line, Math.max(line, ...ends)];
};

/** How often something stands in a part: numbers stand by themselves, so that 2 is not found in 12. */
export function countIn(text: string, part: Part, wanted: string): number {
  return wanted.trim() ? (within(text, part).match(pattern(wanted))?.length ?? 0) : 0;
}

/** The text with something else in its place, everywhere in a part. */
export function replacedIn(text: string, part: Part, wanted: string, instead: string): string {
  const [from, to] = linesOf(part);
  const lines = text.split('\n');
  const anew = within(text, part).replace(pattern(wanted), () => instead.trim());
  return [...lines.slice(0, from), ...anew.split('\n'), ...lines.slice(to)].join('\n');
}

const within = (text: string, part: Part) =>
  text
    .split('\n')
    .slice(...linesOf(part))
    .join('\n');

const pattern = (wanted: string) => new RegExp(`(?<!\\w)${wanted.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\w)`, 'g');

/** The part and the place in it that a line of the file, counted from 1, belongs to. */
export function placeOf(parts: readonly Part[], line: number): Part | undefined {
  return parts.findLast((part) => part.line < line) ?? parts[0];
}
