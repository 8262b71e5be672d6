/** The house of this page for whatever is drawn; null until it is there. */
import { house } from './door';
import type { House } from './house.svelte';
import { site } from './site';

class Inside {
  house = $state.raw<House | null>(null);

  constructor() {
    if (site) void house().then((found) => (this.house = found));
  }
}

export const inside = new Inside();
