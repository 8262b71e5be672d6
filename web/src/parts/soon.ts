/**
 * Work that nobody waits for, each piece in a task of its own: on a slow phone the picture moves on between two of them, where
 * all of them together would make it stop.
 */
const waiting: (() => void)[] = [];
let channel: MessageChannel | null = null;

function next(): void {
  const work = waiting.shift();
  if (waiting.length) channel?.port2.postMessage(null);
  work?.();
}

/** A message to oneself comes sooner than any timer, and comes in a background tab, too. */
export function soon(work: () => void): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = next;
  }
  if (waiting.push(work) === 1) channel.port2.postMessage(null);
}

/** Where things are, as soon as the page is laid out again: whoever asks at once makes the browser lay it out one more time. */
export function whereabouts(things: Iterable<Element>): Promise<ReadonlyMap<Element, DOMRectReadOnly>> {
  const wanted = new Set(things);
  if (!wanted.size) return Promise.resolve(new Map());
  return new Promise((resolve) => {
    // All of them are told of at once, in the first frame after this.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(new Map(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect])));
    });
    for (const thing of wanted) observer.observe(thing);
  });
}
