/** The browser's own time, at the pace that this person likes. */
import { PACES, settings } from '../settings.svelte';
import type { Theatre } from './stage.svelte';

export const theatre: Theatre = {
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  // A page that nobody looks at has nothing to show.
  pace: () => (document.visibilityState === 'hidden' ? 0 : PACES[settings.pace]),
};
