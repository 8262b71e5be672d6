/** The drawings shared by terminal and browser: put into the page once and used by name. */
import sprite from '../../../../src/vervet/faces/after_us/cards/glyphs.svg?raw';

const ID = 'after-us-glyphs';

/** Nothing of this game can be drawn in a page without them, so every drawing imports this file. */
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
