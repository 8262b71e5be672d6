/** The drawings that terminal and browser share: put into the page once, to be used by name. */
import sprite from '../../../../src/vervet/faces/after_us/cards/glyphs.svg?raw';

const ID = 'after-us-glyphs';

/** In a page without them, nothing of this game could be drawn; so whoever draws imports this file. */
function putInto(page: Document): void {
  if (page.getElementById(ID)) return;
  const holder = page.createElement('div');
  holder.id = ID;
  holder.hidden = true;
  holder.innerHTML = sprite;
  page.body.append(holder);
}

if (typeof document !== 'undefined') putInto(document);

export const glyph = (name: string): string => `#glyph-${name}`;
