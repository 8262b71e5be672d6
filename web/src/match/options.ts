/** The options of a match in words, as far as they are not the usual ones. */
import { t } from '../settings.svelte';
import type { GameInfo, OptionInfo } from '../wire';
import { listed } from './names';

export interface OptionWord {
  name: string;
  value: string;
}

/** `players` is seen at the table, and a changed box has a name of its own. */
const SEEN = ['players', 'box'];

/** The game that is played with these options: with a changed box it is listed as an edition of its own. */
export function gameWith(all: readonly GameInfo[], name: string, options: Readonly<Record<string, unknown>>): GameInfo | null {
  const editions = all.filter((one) => one.name === name);
  return editions.find((one) => (one.box?.hash ?? undefined) === options['box']) ?? editions.find((one) => one.box === null) ?? null;
}

export function changedOptions(
  game: GameInfo,
  options: Readonly<Record<string, unknown>>,
  usual: (option: OptionInfo) => unknown = (option) => option.default,
): OptionWord[] {
  const changed = game.options.filter((option) => {
    const { name } = option;
    return !SEEN.includes(name) && name in options && JSON.stringify(options[name]) !== JSON.stringify(usual(option));
  });
  const box = game.box ? [{ name: t('web-box'), value: game.box.title }] : [];
  return [...box, ...changed.map((option) => wordOf(game.name, option, options[option.name]))];
}

function wordOf(game: string, { name, kind }: OptionInfo, value: unknown): OptionWord {
  const text = `${game}-option-${name}`;
  const one = (word: unknown) => t(`${text}-${String(word)}`);
  const words = Array.isArray(value) ? listed(value.map(one)) || t('web-option-none') : '';
  if (kind === 'subset') return { name: t(text), value: words };
  if (kind === 'choice') return { name: t(text), value: one(value) };
  return { name: t(text), value: kind === 'flag' ? t(value === true ? 'web-yes' : 'web-no') : String(value) };
}

/** The options that a deal was promised for. */
export function termsOptions(terms: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(terms);
    const options = typeof read === 'object' && read !== null && 'options' in read ? read.options : null;
    return typeof options === 'object' && options !== null ? { ...options } : {};
  } catch {
    return {};
  }
}
