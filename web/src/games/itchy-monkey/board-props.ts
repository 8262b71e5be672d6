/** What the board is given and what it tells: drawing and touching only, no rules. */
import type { ItchyMonkeyView } from '../../wire';

/** The part of an ItchyView that is drawn. */
export interface BoardView {
  size: number;
  monkeys: ItchyMonkeyView[];
}

/** A cell's name: 'a1' is bottom left when the board is not turned. */
export type Cell = string;

/**
 * Why a cell stands out. `source`: may be picked up; `selected`: is picked; `target`: a monkey or move may end here;
 * `landing`: lice may go over to the monkey here; `danger`: would be lost or removed; `last-*`: the move before.
 */
export type Role = 'source' | 'selected' | 'target' | 'landing' | 'danger' | 'last-from' | 'last-to';

/** Cells by role; a cell may have several. Missing roles are empty. */
export type Highlights = Partial<Record<Role, ReadonlySet<Cell> | readonly Cell[]>>;

/** A mark of a move that was made; `to` is absent where nothing went anywhere (spawn, nitpick). */
export interface Trace {
  kind: 'bump' | 'jump' | 'cross' | 'spawn' | 'nitpick';
  seat: number;
  from: Cell;
  to?: Cell;
}

/** What is to be shown moving. Played once for each new `id` (the table's version does well); the view given with it is that after the events. */
export interface Motion {
  id: number | string;
  events: readonly Readonly<Record<string, unknown>>[];
}

export interface BoardProps {
  view: BoardView;
  highlights?: Highlights;
  /** The cells of a move being considered, from its start to its end: a dashed arrow and a ghost of the monkey. */
  path?: readonly Cell[];
  /** The last move or moves, as arrows in the seat's colour. */
  trace?: readonly Trace[];
  motion?: Motion | null;
  /** Cross-fades instead of movement; the system's wish for reduced motion does the same. */
  calm?: boolean;
  /** Nothing can be picked (it can still be read and walked through). */
  disabled?: boolean;
  /** Quarter turns clockwise, so that one's own side is at the bottom. */
  turns?: number;
  /** The name of the whole grid, and of each cell, for those who listen. */
  name: string;
  label: (cell: Cell) => string;
  /** A cell was clicked, touched, or chosen with Enter or Space. */
  onpick?: (cell: Cell) => void;
  /** The pointer or the keyboard is on this cell, or on none. While dragging too. */
  onhover?: (cell: Cell | null) => void;
  /** A monkey is being lifted; the shell may light up its targets. */
  ongrab?: (cell: Cell) => void;
  /** A monkey was dragged from one cell to another. */
  ondrag?: (from: Cell, to: Cell) => void;
  /** A drag ended where it began or outside the board. */
  ondrop?: (from: Cell) => void;
  /** Any key the board itself has no use for. */
  onkey?: (event: KeyboardEvent, cell: Cell) => void;
}
