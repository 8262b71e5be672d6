/** What somebody has just done, on show: whose line lights up and where, what comes in and goes out, which card was recruited. */
import { untrack } from 'svelte';
import type { News, Stage } from '../../match/stage.svelte';
import type { AfterUsEvent, TableNow } from '../../wire';
import type { Amounts } from './cards';
import { KINDS } from './deck';

/** Something on its way between a line and a stock: `count` of it, less than nothing when it is paid. */
export interface Chip {
  id: string;
  seat: number;
  kind: string;
  count: number;
  /** The frame it comes from; none if it comes from elsewhere. */
  frame: string | null;
  order: number;
}

/** A recruited card on its way to its deck; `number` only for those who may know it. */
export interface Arrival {
  id: string;
  seat: number;
  species: string;
  level: number;
  number: number | null;
}

/** What one step shows. */
export interface Scene {
  /** The frames that light up, by seat; a seat without frames lights up as a whole. */
  lit: ReadonlyMap<number, ReadonlySet<string>>;
  chips: readonly Chip[];
  arrivals: readonly Arrival[];
}

export const NOTHING: Scene = { lit: new Map(), chips: [], arrivals: [] };
/** How long chips are in the air and a card is on show, in milliseconds. */
export const FLIGHT = 750;
export const CARD = 1300;

function amountsOf(event: AfterUsEvent): Amounts {
  const pay = 'pay' in event ? event.pay : {};
  const gain = 'gain' in event ? event.gain : {};
  const points = event.event === 'computer' ? event.points : 0;
  const traded = event.event === 'fridge' ? { [event.give]: -1, [event.get]: 1 } : {};
  return Object.fromEntries(
    KINDS.map((kind) => [kind, (gain[kind] ?? 0) - (pay[kind] ?? 0) + (traded[kind] ?? 0) + (kind === 'points' ? points : 0)]),
  );
}

export function sceneOf({ version, steps }: News<'after-us'>): Scene {
  const lit = new Map<number, Set<string>>();
  const chips: Chip[] = [];
  const arrivals: Arrival[] = [];
  for (const [at, event] of steps.flatMap((step) => step.events).entries()) {
    if (!('seat' in event) || event.event === 'done' || event.event === 'choose') continue;
    const { seat } = event;
    const frame = 'frame' in event ? event.frame : null;
    const frames = lit.get(seat) ?? new Set<string>();
    lit.set(seat, frames);
    if (frame) frames.add(frame);
    const counts = amountsOf(event);
    for (const kind of KINDS) {
      const count = counts[kind] ?? 0;
      if (count) chips.push({ id: `${version}.${at}.${kind}`, seat, kind, count, frame, order: chips.length });
    }
    const came = (event.event === 'recruit' && !event.waiting) || event.event === 'serve';
    if (came) arrivals.push({ id: `${version}.${at}`, seat, species: event.species, level: event.level, number: event.card });
  }
  return { lit, chips, arrivals };
}

export class Show {
  lit = $state.raw<Scene['lit']>(NOTHING.lit);
  chips = $state.raw<readonly Chip[]>([]);
  arrivals = $state.raw<readonly Arrival[]>([]);
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  /** Create it while a component is being set up: it directs the stage from then on. `flows` says when a line goes on by itself. */
  constructor(stage: Stage<'after-us'>, flows: (table: TableNow<'after-us'>) => boolean) {
    $effect(() =>
      untrack(() => {
        const stop = stage.direct({ show: (news) => this.#show(news), cut: () => this.clear(), flows });
        return () => {
          stop();
          this.clear();
        };
      }),
    );
  }

  /** Nothing is on show any longer. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.lit = NOTHING.lit;
    this.chips = [];
    this.arrivals = [];
  }

  #show(news: News<'after-us'>): number {
    const { lit, chips, arrivals } = sceneOf(news);
    this.lit = lit;
    this.chips = [...this.chips, ...chips];
    this.arrivals = [...this.arrivals, ...arrivals];
    const lasts = arrivals.length ? CARD : FLIGHT;
    this.#later(lasts, () => {
      if (this.lit === lit) this.lit = NOTHING.lit;
      this.chips = this.chips.filter((chip) => !chips.includes(chip));
      this.arrivals = this.arrivals.filter((one) => !arrivals.includes(one));
    });
    return arrivals.length ? CARD : 0;
  }

  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }
}
