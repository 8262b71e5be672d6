/**
 * JSON read strictly, for proofs: `JSON.parse` would take the last of two fields of one name, and 1.0 for 1, so two
 * readers of one log could see two different logs.
 */

/** A number that is not written as a whole number in plain digits, or that is too large to be counted exactly. */
export class Numeral {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Json = null | boolean | string | number | Numeral | Json[] | Fields;
export type Fields = Map<string, Json>;

/** What is wrong with a text: where it is, as a path where one can be said, and which character. */
export class JsonError extends Error {
  readonly where: string;
  readonly twice: boolean;

  constructor(where: string, twice = false) {
    super(where);
    this.where = where;
    this.twice = twice;
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const STRING = /"(?:[^"\\]|\\.)*"/y;
const WHOLE = /^(?:0|-?[1-9][0-9]*)$/;
const WORDS: readonly [string, Json][] = [
  ['null', null],
  ['true', true],
  ['false', false],
];
/** Deeper than any log; a text that only opens brackets must not fill the stack. */
const DEEPEST = 64;

export const member = (where: string, name: string) => (where ? `${where}.${name}` : name);

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): Json {
    const value = this.#value('', 0);
    this.#space();
    if (this.#at < this.#text.length) throw this.#error();
    return value;
  }

  #error(): JsonError {
    return new JsonError(`character ${this.#at + 1}`);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #space(): void {
    this.#match(SPACE);
  }

  #take(sign: string): boolean {
    this.#space();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #need(sign: string): void {
    if (!this.#take(sign)) throw this.#error();
  }

  #value(where: string, depth: number): Json {
    if (depth > DEEPEST) throw this.#error();
    if (this.#take('{')) return this.#fields(where, depth);
    if (this.#take('[')) return this.#list(where, depth);
    if (this.#text[this.#at] === '"') return this.#string();
    const number = this.#match(NUMBER);
    if (number !== null) return WHOLE.test(number) && Number.isSafeInteger(Number(number)) ? Number(number) : new Numeral(number);
    const word = WORDS.find(([text]) => this.#text.startsWith(text, this.#at));
    if (!word) throw this.#error();
    this.#at += word[0].length;
    return word[1];
  }

  #string(): string {
    this.#space();
    const start = this.#at;
    try {
      return JSON.parse(this.#match(STRING) ?? '') as string;
    } catch {
      throw new JsonError(`character ${start + 1}`);
    }
  }

  #list(where: string, depth: number): Json[] {
    const list: Json[] = [];
    if (this.#take(']')) return list;
    do list.push(this.#value(`${where}[${list.length}]`, depth + 1));
    while (this.#take(','));
    this.#need(']');
    return list;
  }

  #fields(where: string, depth: number): Fields {
    const fields: Fields = new Map();
    if (this.#take('}')) return fields;
    do {
      const name = this.#string();
      if (fields.has(name)) throw new JsonError(member(where, name), true);
      this.#need(':');
      fields.set(name, this.#value(member(where, name), depth + 1));
    } while (this.#take(','));
    this.#need('}');
    return fields;
  }
}

export function readJson(text: string): Json {
  return new Reader(text).whole();
}
