/** What a value of a view looks like to somebody who knows nothing about the game. */
export type Row = Readonly<Record<string, unknown>>;

export type Look =
  | { kind: 'text'; text: string }
  | { kind: 'board'; lines: readonly string[] }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'fields'; fields: readonly [string, unknown][] }
  | { kind: 'list'; parts: readonly unknown[] };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

export function kindOf(value: unknown): Look {
  if (isRow(value)) return { kind: 'fields', fields: Object.entries(value) };
  if (!Array.isArray(value)) return { kind: 'text', text: textOf(value) };
  const parts: readonly unknown[] = value;
  if (parts.length && parts.every(isRow)) return { kind: 'rows', rows: parts };
  // Lines of the same length, and not single letters, are a board.
  if (parts.length > 1 && parts.every(isText)) {
    const lengths = new Set(parts.map((line) => line.length));
    if (lengths.size === 1 && !lengths.has(1)) return { kind: 'board', lines: parts };
  }
  if (parts.every(isPlain)) return { kind: 'text', text: parts.map(textOf).join(', ') || '–' };
  return { kind: 'list', parts };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function columnsOf(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** An action as in its notation: the kind, then its fields. */
export function actionText(action: Row): string {
  return Object.values(action).map(textOf).join(' ');
}
