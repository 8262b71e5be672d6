/** The box on the workbench: its text, what the server reads in it, and the run that the lab plays with it. */
import { ApiError, keepBox, printedBox, readBox } from '../api';
import { at } from '../address';
import { faceOf } from '../games/faces';
import { Draft } from '../lobby/draft.svelte';
import { settings } from '../settings.svelte';
import type { BoxRead, Problem, RunEnded, RunReport } from '../wire';
import { outline } from './outline';
import { listen, type RunNews } from './running';

/** Somebody who types is not asked after every letter. */
const PAUSE = 350;
/** Enough for any box, and few enough for a request. */
export const MOST_BYTES = 56_000;

/** It follows what the game itself suggests. */
const USUAL_BOT = 'heuristic';

export type Stage = 'none' | 'asking' | 'waiting' | 'playing' | 'done' | 'ended';

export class Bench {
  text = $state('');
  /** The text as it was taken up. */
  original = $state('');
  name = $state('');
  game = $state('');
  /** What the server says about the text; null while it has not answered. */
  read = $state.raw<BoxRead | null>(null);
  /** How often there was something new of this box to draw. */
  drawn = $state(0);
  draft = $state.raw<Draft | null>(null);
  trouble = $state.raw<{ problem: Problem | null } | null>(null);

  stage = $state<Stage>('none');
  games = $state(1000);
  seed = $state(0);
  /** How exactly everything is to be known, as a percentage; nothing: as many games as said. */
  until = $state('');
  bot = $state('');
  played = $state(0);
  planned = $state(0);
  left = $state(0);
  before = $state(0);
  report = $state.raw<RunReport | null>(null);
  /** What was played for the report that is shown. */
  reported = $state('');
  ended = $state.raw<RunEnded | null>(null);

  readonly parts = $derived(outline(this.text));
  readonly file = $derived(`${this.name || 'box'}.toml`);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run: AbortController | null = null;

  /** Take up another box. */
  async open(text: string, name: string, game = ''): Promise<void> {
    this.stop();
    clearTimeout(this.#timer);
    this.text = this.original = text;
    this.name = name;
    this.game = game;
    this.read = null;
    this.draft = null;
    this.drawn = 0;
    this.report = this.ended = null;
    this.stage = 'none';
    await this.look();
  }

  async openPrinted(game: string): Promise<void> {
    try {
      const { text } = await printedBox(game);
      await this.open(text, '', game);
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Another text of the same box. */
  write(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.look(), PAUSE);
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const read = await readBox(this.text, this.game);
      if (asked !== this.#asked) return;
      this.trouble = null;
      this.read = read;
      this.game = read.game;
      if (!read.info) return;
      await faceOf(read.game).unpack?.(read.info.box ? read.drawn : null);
      this.drawn += 1;
      if (this.draft?.game.name !== read.info.name) {
        this.draft = new Draft(read.info, '');
        this.bot = USUAL_BOT;
      }
    } catch (error) {
      if (asked === this.#asked) this.#tell(error);
    }
  }

  /** Who may play: the lab's usual bot, and those of the lobby. */
  get bots(): string[] {
    return [...new Set([USUAL_BOT, ...(this.draft?.game.bots.map(({ name }) => name) ?? [])])];
  }

  /** Whether the text is a box that the rules can play with, as far as is known. */
  get sound(): boolean {
    return this.read !== null && !this.read.mistake;
  }

  /** Whether it differs from the printed one. */
  get changed(): boolean {
    return this.read?.info?.box != null;
  }

  /** What somebody has chosen otherwise than usual: the rest each box says for itself. */
  get options(): Record<string, unknown> {
    const { draft } = this;
    if (!draft) return {};
    const chosen = Object.entries(draft.wishes).filter(([name, value]) => {
      const option = draft.options.find((one) => one.name === name);
      return name !== 'box' && (name === 'players' || (option && String(value) !== String(option.default)));
    });
    return Object.fromEntries(chosen);
  }

  /** The same on somebody's own computer. */
  get command(): string {
    const players = this.options['players'];
    return [
      `vervet lab ${this.game}`,
      ...(typeof players === 'number' ? [`--players ${players}`] : []),
      ...Object.entries(this.options).flatMap(([name, value]) => (name === 'players' ? [] : [`--option ${name}=${String(value)}`])),
      `--bots ${this.bot} --games ${this.games}`,
      ...(this.until ? [`--until ${this.until}%`] : []),
      ...(this.seed ? [`--seed ${this.seed}`] : []),
      ...(this.changed ? [`--components ${this.file.includes(' ') ? `"${this.file}"` : this.file}`] : []),
    ].join(' ');
  }

  async begin(): Promise<void> {
    this.stop();
    const run = (this.#run = new AbortController());
    this.stage = 'asking';
    this.report = this.ended = null;
    this.trouble = null;
    this.played = 0;
    this.planned = this.games;
    this.reported = this.text;
    const until = Number(this.until.replace(',', '.'));
    const request = {
      game: this.game,
      text: this.text,
      bots: [this.bot],
      games: this.games,
      options: this.options,
      seed: this.seed,
      until: until ? until / 100 : null,
      language: settings.language,
    };
    try {
      await listen(request, (news) => run === this.#run && this.#hear(news), run.signal);
      if (run === this.#run && this.busy) throw new ApiError(null);
    } catch (error) {
      if (run !== this.#run) return;
      this.stage = 'ended';
      this.#tell(error);
    }
  }

  #hear(news: RunNews): void {
    if (news.kind === 'waiting') {
      this.stage = 'waiting';
      this.before = news.before;
    } else if (news.kind === 'playing') {
      this.stage = 'playing';
      this.played = news.games;
      this.left = news.left;
    } else if (news.kind === 'report') {
      this.report = news;
      if (news.whole) this.stage = 'done';
    } else {
      this.stage = 'ended';
      this.ended = news;
    }
  }

  get busy(): boolean {
    return this.stage === 'asking' || this.stage === 'waiting' || this.stage === 'playing';
  }

  /** End the run; what it came to so far stays. */
  stop(): void {
    this.#run?.abort();
    this.#run = null;
    if (this.busy) this.stage = 'ended';
  }

  /** The path of a lobby in which this box is chosen; null where it could not be kept. */
  async keep(): Promise<string | null> {
    try {
      const { game, hash } = await keepBox(this.text, this.game);
      this.trouble = null;
      const named = this.name ? `#name=${encodeURIComponent(this.name)}` : '';
      return hash ? `/box/${hash}${named}` : game && '/';
    } catch (error) {
      this.#tell(error);
      return null;
    }
  }

  leave(): void {
    this.stop();
    clearTimeout(this.#timer);
    void faceOf(this.game).unpack?.(null);
  }

  #tell(error: unknown): void {
    this.trouble = { problem: error instanceof ApiError ? error.problem : null };
  }
}

export const whole = (path: string) => location.origin + at(path);

/** Hand a file to whoever reads the page. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
