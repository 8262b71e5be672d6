/** Canonical JSON: one way to write a value, so that everybody hashes the same bytes. */
import { Numeral, type Json } from './json';

/** A value that has no canonical form: a number that is not whole, or half of a character. */
export class NotCanonical extends Error {}

/** By their characters, not by the halves of characters that JavaScript compares. */
function byCharacters(one: string, other: string): number {
  const left = Array.from(one, (character) => character.codePointAt(0) ?? 0);
  const right = Array.from(other, (character) => character.codePointAt(0) ?? 0);
  const at = left.findIndex((point, index) => point !== right[index]);
  return at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

const LONE = /\p{Surrogate}/u;

/** JavaScript's own `stringify` escapes as the page says, but for halves of characters, which UTF-8 cannot write. */
function quoted(text: string): string {
  if (LONE.test(text)) throw new NotCanonical();
  return JSON.stringify(text);
}

function numeral(number: Numeral): string {
  if (!/^-?[1-9][0-9]*$/.test(number.text)) throw new NotCanonical();
  return number.text;
}

export function canonical(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (value instanceof Numeral) return numeral(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!(value instanceof Map)) return String(value);
  const names = [...value.keys()].sort(byCharacters);
  return `{${names.map((name) => `${quoted(name)}:${canonical(value.get(name) ?? null)}`).join(',')}}`;
}
