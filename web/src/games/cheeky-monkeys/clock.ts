/** The public clock of a window, where the server sends one: how much time is left when the table arrives, and of how much. */

export interface Clock {
  left: number;
  whole: number;
}

/** Seconds left and in all, from `clock` ({ left, whole }) or `deadline` (seconds since 1970); null without either. */
export function clockOf(table: object, now: number): Clock | null {
  const { clock, deadline } = table as { clock?: unknown; deadline?: unknown };
  if (isClock(clock)) return clock;
  if (typeof deadline !== 'number') return null;
  const left = Math.max(0, deadline - now / 1000);
  return { left, whole: left };
}

function isClock(value: unknown): value is Clock {
  if (typeof value !== 'object' || value === null) return false;
  const { left, whole } = value as Partial<Clock>;
  return typeof left === 'number' && typeof whole === 'number' && whole > 0;
}
