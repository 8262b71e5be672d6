/** The words of every language, from the same Fluent files that the terminal reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { guestTexts, spoken } from './texts/guests';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

/** What each calls itself: known before its texts are. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** Each language is a file of its own: nobody waits for one that they do not read. */
const SOURCES: Readonly<Record<Language, () => Promise<{ default: Record<string, string> }>>> = {
  en: () => import('./texts/en'),
  fr: () => import('./texts/fr'),
};

const bundles = new Map<Language, FluentBundle>();
/** Texts without values, which are always the same: a page asks for hundreds of them again and again. */
const plain = new Map<Language, Map<string, string>>();

/** Fetch the texts of a language; before that it has none. */
export async function learn(language: Language): Promise<void> {
  if (bundles.has(language)) return;
  const { default: sources } = await SOURCES[language]();
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  for (const source of guestTexts(language)) bundle.addResource(new FluentResource(source));
  bundles.set(language, bundle);
  plain.set(language, new Map());
}

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
export function say(language: Language, id: string, values?: Values): string {
  if (values) return format(language, id, values);
  const known = plain.get(language)?.get(id);
  if (known !== undefined) return known;
  const words = format(language, id, {});
  plain.get(language)?.set(id, words);
  return words;
}

function format(language: Language, id: string, values: Values): string {
  const pattern = patternOf(language, id);
  if (pattern === null) return spoken(id, values);
  const errors: Error[] = [];
  const words = bundles.get(language)?.formatPattern(pattern, values, errors) ?? id;
  if (errors.length && import.meta.env.DEV) console.warn(`text ${id} (${language}):`, ...errors);
  return words;
}
