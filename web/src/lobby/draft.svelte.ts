/** A match being put together in the lobby, from what the game declares. */
import { faceOf } from '../games/faces';
import type { BotInfo, GameInfo, MatchRequest, OptionInfo, OptionsAnswer, RefusalInfo, SeatKind } from '../wire';
import type { KeptSetup, Value } from './remembered';

export type { Value };

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** The option for the number of seats; in the lobby the seats themselves take its place. */
const PLAYERS = 'players';
/** The option for the rulebook played by: everybody has the one in their own language, if there is one. */
const EDITION = 'edition';
/** Strengths in stars: what beginners are offered, and what everybody else is. */
const EASY = 2;
const FAIR = 3;

/** What is known about the person who plays. */
export interface Past {
  language: string;
  /** Whether they have ever won this game. */
  won: boolean;
  /** How they played it last. */
  setup: KeptSetup | null;
}

const NEWCOMER: Past = { language: '', won: false, setup: null };

/** An easy opponent for somebody who has never won, a fair one for everybody else; where nobody measured, a middling one. */
export function suggestedBot(bots: readonly BotInfo[], won: boolean): string {
  const easy = bots.find(({ stars }) => stars >= EASY);
  const fair = bots.findLast(({ stars }) => stars >= EASY && stars <= FAIR);
  return ((won && fair) || easy || bots[Math.floor(bots.length / 2)])?.name ?? '';
}

export class Draft {
  readonly game: GameInfo;
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionInfo[];
  /** The bot to play against, unless another is chosen. */
  readonly suggested: string;
  #language = $state('');
  seats = $state<SeatDraft[]>([]);
  values = $state<Record<string, Value>>({});
  /** Whether people who play each other may ask for hints. */
  hints = $state(false);
  /** What the server says about these options; null until it has answered. */
  answer = $state.raw<OptionsAnswer | null>(null);

  constructor(game: GameInfo, name: string, past: Past = NEWCOMER) {
    this.game = game;
    this.suggested = suggestedBot(game.bots, past.won);
    this.#language = past.language;
    [this.least, this.most] = game.seats;
    this.options = game.options.filter((option) => option.name !== PLAYERS);
    this.values = Object.fromEntries(this.options.map((option) => [option.name, this.usual(option)]));
    this.seats = Array.from({ length: this.usualCount }, (_, seat) => this.#newSeat(seat === 0 ? 'here' : 'bot', seat === 0 ? name : ''));
    if (past.setup) this.#restore(past.setup, name);
  }

  /** How many play unless somebody says otherwise. */
  get usualCount(): number {
    const players = this.game.options.find((option) => option.name === PLAYERS)?.default;
    return typeof players === 'number' ? players : this.least;
  }

  /** The value of an option unless somebody says otherwise. */
  usual({ name, default: proposed, words }: OptionInfo): Value {
    return name === EDITION && words?.includes(this.#language) ? this.#language : proposed;
  }

  /** The page is read in another language: whoever has not chosen an edition gets that one. */
  speak(language: string): void {
    const edition = this.options.find(({ name }) => name === EDITION);
    const followed = edition && this.values[EDITION] === this.usual(edition);
    this.#language = language;
    if (followed) this.values[EDITION] = this.usual(edition);
  }

  #newSeat(kind: SeatKind, name = ''): SeatDraft {
    return { kind: this.game.bots.length || kind !== 'bot' ? kind : 'here', name, bot: this.suggested };
  }

  /** As it was played last, as far as the game still offers that. */
  #restore({ seats, values }: KeptSetup, name: string): void {
    if (seats.length >= this.least && seats.length <= this.most) {
      const bots = this.game.bots.map((bot) => bot.name);
      this.seats = seats.map(({ kind, bot }, seat) => {
        return { ...this.#newSeat(kind, seat === 0 ? name : ''), ...(bots.includes(bot) ? { bot } : {}) };
      });
    }
    for (const option of this.options) {
      const value = values[option.name];
      if (value !== undefined && fits(option, value)) this.values[option.name] = value;
    }
  }

  /** What to remember: only what somebody has chosen. */
  get setup(): KeptSetup {
    const chosen = this.options.filter((option) => String(this.values[option.name]) !== String(this.usual(option)));
    return {
      seats: this.seats.map(({ kind, bot }) => ({ kind, bot: kind === 'bot' && bot !== this.suggested ? bot : '' })),
      values: Object.fromEntries(chosen.map(({ name }) => [name, $state.snapshot(this.values)[name] ?? ''])),
    };
  }

  /** Add or take away seats at the end. */
  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) {
      const like = this.seats.at(-1)?.kind ?? 'here';
      this.seats.push(this.#newSeat(this.seats.length === 1 ? 'bot' : like));
    }
  }

  /** Sets a value; options that only went with the old one return to their defaults. */
  set(option: string, value: Value): void {
    this.values[option] = value;
    for (const { name, default: proposed } of this.#clearedBy(option, value)) this.values[name] = proposed;
  }

  /** The options that do not go with another's value and differ from their defaults. */
  #clearedBy(option: string, value: Value): OptionInfo[] {
    const needs = faceOf(this.game.name).goesWith ?? {};
    return this.options.filter(({ name, default: proposed }) => {
      const need = needs[name];
      return need?.option === option && need.value !== value && String(this.values[name]) !== String(proposed);
    });
  }

  /** Why an option could not take a value, or gain a word, while the others stay as they are. */
  refusal(option: string, value: number | string | boolean): RefusalInfo | null {
    if (this.#clearedBy(option, value).length) return null;
    return this.answer?.values.find((one) => one.option === option && one.value === value)?.refusal ?? null;
  }

  /** The most seats that the other options allow, and why there cannot be more. */
  get room(): { most: number; why: RefusalInfo | null } {
    for (let count = this.seats.length + 1; count <= this.most; count += 1) {
      const why = this.refusal(PLAYERS, count);
      if (why) return { most: count - 1, why };
    }
    return { most: this.most, why: null };
  }

  /** All options, including the number of players. */
  get wishes(): Record<string, Value> {
    const counted = this.game.options.some((option) => option.name === PLAYERS);
    return { ...$state.snapshot(this.values), ...(counted ? { [PLAYERS]: this.seats.length } : {}) };
  }

  /** The same with a friend by link instead of the first bot, if nobody is invited yet. */
  get friendly(): SeatDraft[] {
    const seats = $state.snapshot(this.seats);
    if (seats.some(({ kind }) => kind === 'link')) return seats;
    const other = seats.findIndex(({ kind }) => kind === 'bot');
    if (other >= 0) return seats.with(other, { ...this.#newSeat('link') });
    return seats.length > 1 ? seats.with(-1, this.#newSeat('link')) : [...seats, this.#newSeat('link')];
  }

  request(chosen: readonly SeatDraft[] = this.seats): MatchRequest {
    return {
      game: this.game.name,
      ...(this.hints && people(chosen) > 1 ? { hints: true } : {}),
      seats: chosen.map(({ kind, name, bot }) => ({
        kind,
        name: kind === 'here' ? name.trim() : '',
        bot: kind === 'bot' ? bot : '',
      })),
      options: PLAYERS in this.wishes ? { ...this.wishes, [PLAYERS]: chosen.length } : this.wishes,
    };
  }
}

/** How many people play. */
export const people = (seats: readonly SeatDraft[]) => seats.filter(({ kind }) => kind !== 'bot').length;

/** Whether an option can take this value, on its own. */
function fits({ kind, words = [], least = 0, most = Infinity }: OptionInfo, value: Value): boolean {
  if (kind === 'flag') return typeof value === 'boolean';
  if (kind === 'count') return typeof value === 'number' && value >= least && value <= most;
  return kind === 'choice'
    ? typeof value === 'string' && words.includes(value)
    : Array.isArray(value) && value.every((word) => words.includes(word));
}
