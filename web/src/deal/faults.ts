/** What does not fit in a log, and where. */
import { member, Numeral, type Fields, type Json } from './json';
import { bytesOf, type Bytes } from './bytes';

/** What can be wrong; the texts have words for each. */
export const WHATS = [
  'json',
  'twice',
  'missing',
  'extra',
  'wrong',
  'format',
  'commitment',
  'clients',
  'stream',
  'undrawn',
  'order',
  'count',
  'drawn',
  'head',
  'seal',
  'told',
  'kept-match',
  'kept-terms',
  'kept-commitment',
  'kept-commitments',
  'kept-number',
  'kept-shown',
  'kept-told',
  'kept-head',
] as const;

export type What = (typeof WHATS)[number];

export interface Fault {
  /** A path into the log, such as `draws[4].numbers[2]`. */
  where: string;
  what: What;
}

const DIGEST = 32;
const LONE = /\p{Surrogate}/u;

/** Reads the parts of a log and notes all that is not as it must be; what it cannot read is a stand-in. */
export class Faults {
  readonly list: Fault[] = [];

  add(where: string, what: What = 'wrong'): void {
    this.list.push({ where, what });
  }

  /** An object with these fields and no others; `maybe` may be there. */
  fields(where: string, value: Json | undefined, names: readonly string[], maybe: readonly string[] = []): Fields {
    if (!(value instanceof Map)) {
      this.add(where);
      return new Map();
    }
    for (const name of names) if (!value.has(name)) this.add(member(where, name), 'missing');
    for (const name of value.keys()) if (!names.includes(name) && !maybe.includes(name)) this.add(member(where, name), 'extra');
    return value;
  }

  items(where: string, value: Json | undefined): Json[] {
    if (Array.isArray(value)) return value;
    if (value !== undefined) this.add(where);
    return [];
  }

  text(where: string, value: Json | undefined, pattern = /^/): string {
    if (typeof value === 'string' && !LONE.test(value) && pattern.test(value)) return value;
    if (value !== undefined) this.add(where);
    return '';
  }

  whole(where: string, value: Json | undefined, least: number, most: number): number {
    if (typeof value === 'number' && value >= least && value <= most) return value;
    if (value !== undefined) this.add(where);
    return least;
  }

  /** A seed is the one number that may be larger than JavaScript counts. */
  seed(where: string, value: Json | undefined): void {
    const digits = value instanceof Numeral ? value.text : typeof value === 'number' ? String(value) : '';
    if (!/^(?:0|[1-9][0-9]{0,18})$/.test(digits) || BigInt(digits) >= 1n << 63n) if (value !== undefined) this.add(where);
  }

  /** 32 bytes in lower-case digits. */
  bytes(where: string, value: Json | undefined): Bytes {
    const bytes = typeof value === 'string' ? bytesOf(value) : null;
    if (bytes?.length === DIGEST) return bytes;
    if (value !== undefined) this.add(where);
    return new Uint8Array(DIGEST);
  }
}
