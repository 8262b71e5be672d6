/** A person's preferences: language, theme, motion, pace, sound and name, kept in the browser. */
import { LANGUAGES, type Language, has, learn, say, type Values } from './texts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How slowly others' actions are shown; at 0 all of them at once. */
export const PACES = { calm: 1.8, usual: 1, brisk: 0.55, instant: 0 } as const;
export type Pace = keyof typeof PACES;
export const isPace = (pace: unknown): pace is Pace => typeof pace === 'string' && pace in PACES;

export const LOUDEST = 10;
const isVolume = (volume: unknown): volume is number => typeof volume === 'number' && volume >= 0 && volume <= LOUDEST;

const KEY = 'vervet.settings';

interface Liking {
  language: Language;
  theme: Theme;
  calm: boolean;
  pace: Pace;
  /** From 0, silent, to 10. */
  volume: number;
  /** Whether sounds are also told in words. */
  captions: boolean;
  name: string;
}

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function remembered(): Partial<Liking> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

class Settings {
  #kept = remembered();
  language = $state<Language>(LANGUAGES.find((one) => one === this.#kept.language) ?? browserLanguage());
  theme = $state<Theme>(THEMES.find((one) => one === this.#kept.theme) ?? 'system');
  calm = $state(this.#kept.calm === true);
  pace = $state<Pace>(isPace(this.#kept.pace) ? this.#kept.pace : 'usual');
  volume = $state(isVolume(this.#kept.volume) ? this.#kept.volume : 4);
  captions = $state(this.#kept.captions === true);
  name = $state(typeof this.#kept.name === 'string' ? this.#kept.name : '');

  /** Fetch the words of the language that is set. */
  learn(): Promise<void> {
    return learn(this.language);
  }

  /** Read everything in another language, once its words are there; without an answer everything stays as it is. */
  async speak(language: Language): Promise<void> {
    try {
      await learn(language);
      this.language = language;
    } catch {
      // The page goes on in the language that it has.
    }
  }

  /** Applies the settings to the page and stores them; runs again whenever one changes. */
  apply(root: HTMLElement): void {
    const { language, theme, calm, pace, volume, captions, name } = this;
    root.lang = language;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
    if (calm) root.dataset['motion'] = 'calm';
    else delete root.dataset['motion'];
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, calm, pace, volume, captions, name }));
    } catch {
      // The game works even in a browser that stores nothing.
    }
  }
}

export const settings = new Settings();

/** A text in the current language; whatever shows it is redrawn when the language changes. */
export function t(id: string, values?: Values): string {
  return say(settings.language, id, values);
}

export function known(id: string): boolean {
  return has(settings.language, id);
}
