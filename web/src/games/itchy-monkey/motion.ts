/** A timetable for what is seen moving, made from the events of a move. Nothing waits for it. */
import { NOBODY } from '../../art/marks';
import type { ItchyEvent, ItchyFightEvent, ItchyLeaveEvent, ItchyNitpickEvent } from '../../wire';
import type { Cell } from './board-props';
import type { Way } from './compass';

export const SLIDE = 220;
export const HOP = 240;
const CLASH = 140;
const STAGGER = 35;
/** At most this many pieces of each kind fly; more would be a cloud. */
const MOST = 5;

export type Louse = 'worker' | 'queen' | 'spy';

/** A louse in the air; null is the supply, somewhere off the board. */
export interface Flight {
  seat: number;
  louse: Louse;
  from: Cell | null;
  to: Cell | null;
  order: number;
  delay: number;
}

export interface Puff {
  kind: 'clash' | 'pop' | 'pluck' | 'crown' | 'burst';
  seat: number;
  cell: Cell;
  delay: number;
}

/** A monkey on its way off the board. */
export interface Departure {
  species: string;
  from: Cell;
  way: Way;
  delay: number;
}

export interface Plan {
  flights: Flight[];
  puffs: Puff[];
  departures: Departure[];
  /** When the monkey that is now on a cell sets off. */
  slides: Map<Cell, number>;
  /** When the lice on a cell visibly change. */
  reveals: Map<Cell, number>;
  length: number;
}

export const STILL: Plan = { flights: [], puffs: [], departures: [], slides: new Map(), reveals: new Map(), length: 0 };

/** The lice that go somewhere in an event, as far as it names them. */
interface Lice {
  workers?: number;
  queens?: number;
  spies?: number;
}

type Removal = Pick<ItchyNitpickEvent, 'loser' | 'workers' | 'queens'>;

class Timetable implements Plan {
  flights: Flight[] = [];
  puffs: Puff[] = [];
  departures: Departure[] = [];
  slides = new Map<Cell, number>();
  reveals = new Map<Cell, number>();
  length = 0;
  /** The attackers who crossed before a fight: a match sends them home too. */
  crossed: Lice | null = null;
  readonly #ownerless: boolean;

  constructor(ownerless: boolean) {
    this.#ownerless = ownerless;
  }

  fly({ workers = 0, queens = 0, spies = 0 }: Lice, seat: number, from: Cell | null, to: Cell | null): void {
    const lice: Louse[] = [
      ...Array<Louse>(Math.min(MOST, workers)).fill('worker'),
      ...Array<Louse>(Math.min(MOST, queens)).fill('queen'),
      ...Array<Louse>(to ? spies : 0).fill('spy'),
    ];
    lice.forEach((louse, order) => this.flights.push({ seat, louse, from, to, order, delay: this.length + order * STAGGER }));
  }

  puff(kind: Puff['kind'], seat: number, at: Cell): void {
    this.puffs.push({ kind, seat, cell: at, delay: this.length });
  }

  arrive(lice: Lice, seat: number, at: Cell): void {
    this.fly(lice, seat, null, at);
    this.length += HOP;
    this.reveals.set(at, this.length - 60);
    this.puff('pop', seat, at);
  }

  slide(from: Cell, to: Cell): void {
    this.slides.set(to, this.slides.get(from) ?? this.length);
    this.slides.delete(from);
    const reveal = this.reveals.get(from);
    if (reveal !== undefined) this.reveals.set(to, reveal);
    this.reveals.delete(from);
    this.length += SLIDE;
  }

  cross(lice: Lice, seat: number, from: Cell, to: Cell): void {
    this.reveals.set(from, this.length);
    this.fly(lice, seat, from, to);
    this.length += HOP;
    this.reveals.set(to, this.length - 40);
    this.crossed = lice;
  }

  fight(fight: ItchyFightEvent, seat: number, at: Cell): void {
    this.puff('clash', seat, at);
    this.fly(fight, fight.loser, at, null);
    if (fight.result === 'match' && this.crossed) this.fly(this.crossed, seat, at, null);
    this.reveals.set(at, this.length);
    this.length += CLASH;
  }

  remove(removal: Removal, seat: number, at: Cell): void {
    this.puff('pluck', seat, at);
    this.fly(removal, removal.loser, at, null);
    this.reveals.set(at, this.length + 60);
    this.length += CLASH;
  }

  crown(seat: number, at: Cell): void {
    this.puff('crown', seat, at);
    this.reveals.set(at, this.length + 80);
    this.length += CLASH;
  }

  /** One worker to each neighbour, all at once. */
  spread(at: Cell, to: readonly Cell[]): void {
    this.puff('burst', NOBODY, at);
    this.reveals.set(at, this.length + 60);
    to.forEach((next, order) => this.flights.push({ seat: NOBODY, louse: 'worker', from: at, to: next, order, delay: this.length + 80 }));
    this.length += 80 + HOP;
    for (const next of to) this.reveals.set(next, this.length - 40);
  }

  depart({ species, cell, way }: ItchyLeaveEvent): void {
    this.departures.push({ species, from: cell, way, delay: this.length });
    this.length += SLIDE * 2;
  }

  add(event: ItchyEvent): void {
    const seat = this.#ownerless || !('seat' in event) ? NOBODY : event.seat;
    switch (event.event) {
      case 'place':
      case 'spawn':
      case 'settle':
        return this.arrive(event, seat, event.cell);
      case 'bump':
      case 'shove':
        return this.slide(event.cell, event.to);
      case 'jump':
      case 'cross':
        return this.cross(event, seat, event.cell, event.to);
      case 'fight':
        return this.fight(event, seat, event.cell);
      case 'nitpick':
        return this.remove(event, seat, event.cell);
      case 'exchange':
      case 'hatch':
        return this.crown(seat, event.cell);
      case 'clean':
        return this.remove({ ...event, loser: NOBODY }, seat, event.cell);
      case 'outbreak':
        return this.spread(event.cell, event.to);
      case 'leave':
        return this.depart(event);
      default:
    }
  }
}

/** The timetable of some events, in order; `ownerless` lice are nobody's, whoever moves them. */
export function plan(events: readonly ItchyEvent[], ownerless = false): Plan {
  const timetable = new Timetable(ownerless);
  for (const event of events) timetable.add(event);
  return timetable;
}
