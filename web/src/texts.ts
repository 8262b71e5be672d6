/** The words of every language, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const sources = import.meta.glob<string>(['../../src/vervet/texts/*/*.ftl', '!../../src/vervet/texts/*/terminal.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(`/texts/${language}/`)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

const bundles = new Map(LANGUAGES.map((language) => [language, bundleOf(language)]));

/** The pattern of a text: `itchy-phase-move`, or an attribute of it, `itchy-phase-move.prompt`. */
function patternOf(language: Language, id: string) {
  const [name = '', attribute] = id.split('.');
  const message = bundles.get(language)?.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

export function has(language: Language, id: string): boolean {
  return patternOf(language, id) !== null;
}

/** A text with its values filled in; a missing text shows its id, so that somebody notices. */
export function say(language: Language, id: string, values: Values = {}): string {
  const pattern = patternOf(language, id);
  if (pattern === null) return `[${id}]`;
  const errors: Error[] = [];
  const words = bundles.get(language)?.formatPattern(pattern, values, errors) ?? id;
  if (errors.length && import.meta.env.DEV) console.warn(`text ${id} (${language}):`, ...errors);
  return words;
}
