/** Which bots this device can be asked for: those who answer in time with the whole of their budget, so that their stars are true. */
import type { GameInfo } from '../wire';

/** Seconds that a unit of a bot's budget takes here, by game and kind: `mcts-200` has 200 units, `heuristic` one. */
type Speeds = Record<string, Record<string, number>>;

interface Kept {
  version: string;
  speeds: Speeds;
}

export interface Speed {
  game: string;
  kind: string;
  seconds: number;
}

/** The kind of bot that thinks with a network. */
export const LEARNT = 'mind';
const KEY = 'vervet.levels';
/** How long a person waits for a thought; after that a bot makes do with what it has found (`server/web/thought.py`). */
const MOST_SECONDS = 2;
/** Until it was measured: what any device can do. */
const SURE_UNITS = 50;

/** `mcts-200`: its kind, and how many units it has. */
export function budget(bot: string): { kind: string; units: number } {
  const [, kind, units] = /^([a-z]+)-(\d+)$/.exec(bot) ?? [];
  return kind ? { kind, units: Number(units) } : { kind: bot, units: 1 };
}

export class Levels {
  readonly #version: string;
  readonly #storage: Storage;

  constructor(version: string, storage: Storage = localStorage) {
    this.#version = version;
    this.#storage = storage;
  }

  /** The games, with the bots that this device can be asked for; `learnt` are those whose networks can be had. */
  offered(games: readonly GameInfo[], learnt: ReadonlySet<string>): GameInfo[] {
    const speeds = this.#read();
    const able = (game: string, bot: string) => (budget(bot).kind !== LEARNT || learnt.has(game)) && this.#able(bot, speeds[game] ?? {});
    return games.map((game) => ({ ...game, bots: game.bots.filter(({ name }) => able(game.name, name)) }));
  }

  /** What has not been measured by this version. */
  unknown(games: readonly GameInfo[]): { game: string; kind: string }[] {
    const speeds = this.#read();
    return games.flatMap(({ name: game, bots }) => {
      const kinds = new Set(bots.map(({ name }) => budget(name).kind));
      return [...kinds].filter((kind) => speeds[game]?.[kind] === undefined).map((kind) => ({ game, kind }));
    });
  }

  note({ game, kind, seconds }: Speed): void {
    const speeds = this.#read();
    const kept: Kept = { version: this.#version, speeds: { ...speeds, [game]: { ...speeds[game], [kind]: seconds } } };
    try {
      this.#storage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Then it is measured again on the next visit.
    }
  }

  #able(bot: string, speeds: Record<string, number>): boolean {
    const { kind, units } = budget(bot);
    const unit = speeds[kind];
    return unit === undefined ? units <= SURE_UNITS && kind !== 'foresight' : unit * units <= MOST_SECONDS;
  }

  #read(): Speeds {
    try {
      const kept = JSON.parse(this.#storage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
      return kept?.version === this.#version ? (kept.speeds ?? {}) : {};
    } catch {
      return {};
    }
  }
}
