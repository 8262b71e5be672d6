/**
 * Writes the style of an element that is there already, as its attribute. A page that sets the properties of a style one by one, as
 * Svelte's `style:` does, is taken to be moving things by itself: until it next draws anything the browser reckons with something
 * new from it for every frame, and calls those late that come while it is busy. What a style sheet moves the browser shows alone.
 */
import type { Attachment } from 'svelte/attachments';

export type Style = Readonly<Record<string, string | number>>;

/** The style as the element first has it: an attachment comes only after that, and would let it slide there. */
export const written = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

export function styled(style: Style): Attachment<HTMLElement | SVGElement> {
  const text = written(style);
  return (node) => {
    if (node.getAttribute('style') !== text) node.setAttribute('style', text);
  };
}
