/** What the board is given and what it reports: drawing and touching only, no rules. */
import type { Snippet } from 'svelte';
import type { ItchyEvent } from '../../wire';

/** A monkey as drawn, in any mode. */
export interface Drawn {
  number: number;
  cell: Cell;
  species: string;
  /** Whose workers and queens are on it; NOBODY when lice have no owner, null when there are none. */
  owner: number | null;
  workers: number;
  queens: number;
  power: number;
  /** The seats with a spy here, and those with a colony. */
  spies: readonly number[];
  colonies: readonly number[];
  /** The lice that count for colonies and nitpicking. */
  counted: number;
  nitpickable: boolean;
  /** The species whose abilities it has right now. */
  abilities: readonly string[];
  /** The seat whose species it is, where species are picked. */
  clan: number | null;
  /** It was the last to be moved and cannot move for now. */
  resting: boolean;
  /** Lice have broken out of it this turn. */
  broken: boolean;
}

/** The parts of a view that are drawn. */
export interface BoardView {
  size: number;
  monkeys: readonly Drawn[];
}

/** The name of a cell: 'a1' is at the bottom left when the board is not turned. */
export type Cell = string;

/**
 * Why a cell stands out. `source`: may be picked up; `selected`: is picked; `target`: a monkey or move may end here;
 * `landing`: lice may cross to the monkey here; `danger`: would be lost or removed; `deciding`: won the game; `last-*`: the
 * previous move.
 */
export type Role = 'source' | 'selected' | 'target' | 'landing' | 'danger' | 'deciding' | 'last-from' | 'last-to';

/** Cells by role; a cell may have several. Missing roles are empty. */
export type Highlights = Partial<Record<Role, ReadonlySet<Cell> | readonly Cell[]>>;

/** A trace of a move; `to` is absent when nothing went anywhere (spawn, nitpick). */
export interface Trace {
  kind: 'bump' | 'shove' | 'jump' | 'cross' | 'spread' | 'leave' | 'spawn' | 'nitpick';
  seat: number;
  from: Cell;
  to?: Cell;
}

/** What to show moving. Played once for each new `id` (the table's version will do); the view that comes with it is the one after the events. */
export interface Motion {
  id: number | string;
  events: readonly ItchyEvent[];
  /** Lice have no owner: whoever acts, they are drawn as nobody's. */
  ownerless?: boolean;
}

export interface BoardProps {
  view: BoardView;
  highlights?: Highlights;
  /** The cells of the move being considered, from start to end: a dashed arrow and a ghost of the monkey. */
  path?: readonly Cell[];
  /** A monkey that would be pushed on by that move. */
  push?: { from: Cell; to: Cell } | null;
  /** The last move or moves, as arrows in the seat's colour. */
  trace?: readonly Trace[];
  motion?: Motion | null;
  /** Places beyond the edge where the chosen monkey may leave the board. */
  exits?: readonly Cell[];
  /** Whether monkeys may ever leave: then there is room for it all around. */
  gates?: boolean;
  /** Cross-fades instead of movement; the system's setting for reduced motion does the same. */
  calm?: boolean;
  /** Nothing can be picked (but cells can still be read and walked through). */
  disabled?: boolean;
  /** Quarter turns clockwise, so that one's own side is at the bottom. */
  turns?: number;
  /** The name of the whole grid, and of each cell, for screen readers. */
  name: string;
  label: (cell: Cell) => string;
  /** More about a cell, on request. */
  describe?: (cell: Cell) => string;
  /** A cell was clicked, touched, or chosen with Enter or Space. */
  onpick?: (cell: Cell) => void;
  /** The pointer or the keyboard is on this cell, or on none. Reported while dragging, too. */
  onhover?: (cell: Cell | null) => void;
  /** A monkey is being lifted; its targets may light up. */
  ongrab?: (cell: Cell) => void;
  /** A monkey was dragged from one cell to another. */
  ondrag?: (from: Cell, to: Cell) => void;
  /** Somebody rests a finger on a cell, or right-clicks it, to know more. */
  onwonder?: (cell: Cell) => void;
  /** A drag ended where it began or outside the board. */
  ondrop?: (from: Cell) => void;
  /** Any key that the board itself does not use. */
  onkey?: (event: KeyboardEvent, cell: Cell) => void;
  /** What lies over the board. */
  children?: Snippet;
}
