/** The public clock of a window, where the server has one: how much time is left, and of how much. */

export interface Clock {
  left: number;
  whole: number;
}

/** From the seconds that were left when the table was sent; `whole` is the most that has been seen of this window. */
export function clockOf(table: object, before: Clock | null): Clock | null {
  const { deadline } = table as { deadline?: unknown };
  if (typeof deadline !== 'number') return null;
  return { left: deadline, whole: Math.max(deadline, before?.whole ?? 0, 0.001) };
}
