/** The public clock of a window: how much time is left, and out of how much. */

export interface Clock {
  left: number;
  whole: number;
}

/** From the seconds left when the table was sent (null: no clock is running), and the most that was ever left. */
export function clockOf(deadline: number | null | undefined, longest: number): Clock | null {
  return typeof deadline === 'number' ? { left: deadline, whole: Math.max(deadline, longest, 0.001) } : null;
}
