/** What this browser kept of a match, as a check wants it. */
import { Keeping } from '../pledge/keepsake';
import { WATCHERS } from './log';
import type { Kept } from './proof';

export function keptOf(match: string, storage?: Storage): Kept {
  const { terms, commitment, commitments, shown, numbers, heads } = new Keeping(match, storage).kept;
  return {
    terms,
    commitment: commitment || null,
    commitments,
    shown,
    numbers: Object.entries(numbers).map(([seat, number]) => ({ seat: Number(seat), number })),
    heads: Object.entries(heads).map(([viewer, head]) => ({ seat: viewer === WATCHERS ? null : Number(viewer), ...head })),
  };
}
