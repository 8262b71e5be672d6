/** How far somebody has come in the lessons of each game, kept in localStorage. */

export interface Progress {
  /** The lesson to continue with. */
  at: string | null;
  /** The lessons that are done. */
  done: string[];
}

const KEY = 'vervet.lessons';
const NONE: Progress = { at: null, done: [] };

function all(storage: Storage): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function progressIn(game: string, storage: Storage = localStorage): Progress {
  const kept = all(storage)[game];
  if (typeof kept !== 'object' || kept === null) return NONE;
  const { at, done } = kept as Partial<Progress>;
  return {
    at: typeof at === 'string' ? at : null,
    done: Array.isArray(done) ? done.filter((name): name is string => typeof name === 'string') : [],
  };
}

export function keepProgress(game: string, progress: Progress, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...all(storage), [game]: progress }));
  } catch {
    // Without storage, the lessons start over at the next visit.
  }
}
