/** A match being put together in the lobby, from what the game declares. */
import { faceOf } from '../games/faces';
import type { GameInfo, MatchRequest, OptionInfo, OptionsAnswer, RefusalInfo, SeatKind } from '../wire';

export type Value = number | string | boolean | string[];

export interface SeatDraft {
  kind: SeatKind;
  name: string;
  bot: string;
}

/** The option for the number of seats; in the lobby the seats themselves take its place. */
const PLAYERS = 'players';

export class Draft {
  readonly game: GameInfo;
  readonly least: number;
  readonly most: number;
  readonly options: readonly OptionInfo[];
  seats = $state<SeatDraft[]>([]);
  values = $state<Record<string, Value>>({});
  /** Whether people who play each other may ask for hints. */
  hints = $state(false);
  /** What the server says about these options; null until it has answered. */
  answer = $state.raw<OptionsAnswer | null>(null);

  constructor(game: GameInfo, name: string) {
    this.game = game;
    [this.least, this.most] = game.seats;
    this.options = game.options.filter((option) => option.name !== PLAYERS);
    this.values = Object.fromEntries(this.options.map((option) => [option.name, option.default]));
    const players = game.options.find((option) => option.name === PLAYERS)?.default;
    const count = typeof players === 'number' ? players : this.least;
    this.seats = Array.from({ length: count }, (_, seat) => this.#newSeat(seat === 0 ? 'here' : 'bot', name, seat));
  }

  #newSeat(kind: SeatKind, name: string, seat: number): SeatDraft {
    const { bots } = this.game;
    const middling = bots[Math.floor(bots.length / 2)]?.name ?? '';
    return { kind: bots.length || kind !== 'bot' ? kind : 'here', name: seat === 0 ? name : '', bot: middling };
  }

  /** Add or take away seats at the end. */
  resize(count: number): void {
    while (this.seats.length > count) this.seats.pop();
    while (this.seats.length < count) {
      const like = this.seats.at(-1)?.kind ?? 'here';
      this.seats.push(this.#newSeat(this.seats.length === 1 ? 'bot' : like, '', this.seats.length));
    }
  }

  /** Whether any folded option differs from the game's default. */
  get changed(): boolean {
    return this.options.some((option) => option.advanced && String(this.values[option.name]) !== String(option.default));
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

  request(): MatchRequest {
    return {
      game: this.game.name,
      ...(this.hints && people(this.seats) > 1 ? { hints: true } : {}),
      seats: this.seats.map(({ kind, name, bot }) => ({
        kind,
        name: kind === 'here' ? name.trim() : '',
        bot: kind === 'bot' ? bot : '',
      })),
      options: this.wishes,
    };
  }
}

/** How many people play. */
export const people = (seats: readonly SeatDraft[]) => seats.filter(({ kind }) => kind !== 'bot').length;
