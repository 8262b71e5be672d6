/** Games of one's own at this server: their texts come with the page, since no build of ours knows them. */
import type { Values } from '../texts';

interface Guests {
  names: readonly string[];
  /** Fluent, by language. */
  texts: Readonly<Record<string, readonly string[]>>;
}

const NOBODY: Guests = { names: [], texts: {} };
/** What a text may count with, or link to, but nobody wants to read. */
const BESIDE = /^(rule|event|.*-(count|kinds))$/;
const KINDS = /^(outcome|action|event|option)-/;

function read(): Guests {
  const told = globalThis.document?.getElementById('guests')?.textContent;
  return told ? (JSON.parse(told) as Guests) : NOBODY;
}

const guests = read();

/** What their files say in a language. */
export function guestTexts(language: string): readonly string[] {
  return guests.texts[language] ?? [];
}

export function isGuest(game: string): boolean {
  return guests.names.includes(game);
}

/** What is said where a text is missing: its id as words, if a guest left it out; the terminal says the same
 * (`vervet/guests.py`). */
export function spoken(id: string, values: Values, names = guests.names): string {
  if (!names.length) return `[${id}]`;
  const [whole = '', part] = id.split('.');
  let plain = whole;
  if (part === 'about' || plain.endsWith('-about') || (plain.startsWith('rule-') && !part)) return '';
  if (plain.startsWith('rule-')) return plain.slice('rule-'.length);
  for (const name of names) {
    if (plain.startsWith(`${name}-`)) plain = plain.slice(name.length + 1);
    if (plain === 'name') plain = name;
  }
  const words = plain.replace(KINDS, '').replaceAll('-', ' ');
  const told = Object.entries(values).filter(([key]) => !BESIDE.test(key));
  const shown = told.map(([key, value]) => `${key} ${String(value)}`);
  return words.charAt(0).toUpperCase() + words.slice(1) + (shown.length ? ` (${shown.join(', ')})` : '');
}
