import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, LANGUAGES, say } from '../src/texts';

const FTL = import.meta.glob<string>(['../../src/vervet/texts/*/*.ftl'], { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/**/*.test.ts', '!../src/gallery/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Needs {
  values: string[];
  texts: string[];
}

/** Every text of a language, attributes included, with the names of the values it takes, including those taken by texts it refers to. */
function texts(language: string): Map<string, string[]> {
  const found = new Map<string, Needs>();
  for (const [path, source] of Object.entries(FTL)) {
    if (!path.includes(`/texts/${language}/`)) continue;
    for (const { id, value, attributes } of new FluentResource(source).body) {
      if (value) found.set(id, needs(value));
      for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, needs(pattern));
    }
  }
  const all = (id: string): string[] => {
    const { values, texts } = found.get(id) ?? { values: [], texts: [] };
    return [...values, ...texts.flatMap(all)];
  };
  return new Map([...found.keys()].map((id) => [id, [...new Set(all(id))].sort()]));
}

/** The values and texts that a pattern refers to. */
function needs(pattern: unknown): Needs {
  const found: Needs = { values: [], texts: [] };
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && 'name' in node) {
      if (node.type === 'var') found.values.push(String(node.name));
      if (node.type === 'mesg')
        found.texts.push('attr' in node && typeof node.attr === 'string' ? `${String(node.name)}.${node.attr}` : String(node.name));
    }
    Object.values(node).forEach(walk);
  };
  walk(pattern);
  return found;
}

/** Ids written out in the client, and patterns for those it puts together. */
function used(): { ids: Set<string>; patterns: Map<string, RegExp> } {
  const ids = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const source of Object.values(SOURCES)) {
    for (const [, id] of source.matchAll(/\b(?:t|known)\('([\w.-]+)'/g)) ids.add(id as string);
    for (const [, id] of source.matchAll(/['"](web-[\w-]*\w)['"]/g)) ids.add(id as string);
    for (const [, called, plain] of source.matchAll(/\bt\(`([^`]+)`|`(web-[^`]+)`/g)) {
      const text = called ?? plain;
      const inner = (text as string).replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '\0');
      patterns.set(text as string, new RegExp(`^${inner.replace(/[.]/g, '\\.').replaceAll('\0', '[\\w-]+')}$`));
    }
  }
  return { ids, patterns };
}

const all = new Map(LANGUAGES.map((language) => [language, texts(language)]));
const english = all.get('en') as Map<string, string[]>;

describe('the texts', () => {
  it.each(LANGUAGES)('are all there in %s', (language) => {
    expect([...(all.get(language)?.keys() ?? [])].sort()).toEqual([...english.keys()].sort());
  });

  it('take the same values in every language', () => {
    const french = all.get('fr') as Map<string, string[]>;
    const differing = [...english].filter(([id, names]) => String(names) !== String(french.get(id) ?? names));
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  it('include every id that the client names', () => {
    expect([...used().ids].filter((id) => !english.has(id))).toEqual([]);
  });

  it('include some id for every pattern that the client puts together', () => {
    const known = [...english.keys()];
    const lost = [...used().patterns].filter(([, pattern]) => !known.some((id) => pattern.test(id)));
    expect(lost.map(([text]) => text)).toEqual([]);
  });

  it('call each language as the page does before they are there', () => {
    for (const language of LANGUAGES) expect(LANGUAGE_NAMES[language]).toBe(say(language, 'language-name'));
  });

  it('show their id when they are missing', () => {
    expect(say('en', 'web-no-such-text')).toBe('[web-no-such-text]');
  });

  it('that belong to the browser are all used there', () => {
    const { ids, patterns } = used();
    const own = [...english.keys()].filter((id) => id.startsWith('web-'));
    const clear = [...patterns].filter(([text]) => text.startsWith('web-')).map(([, pattern]) => pattern);
    const isUsed = (id: string) => ids.has(id) || clear.some((pattern) => pattern.test(id));
    // Whoever is told of in a text may be its reader: then one of these stands in for it.
    const base = (id: string) => id.replace(/\.(you|concerns-you|yourself)$/, '');
    expect(own.filter((id) => !isUsed(id) && !isUsed(base(id)))).toEqual([]);
  });
});
