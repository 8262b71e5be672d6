/** What screen readers are told: one polite live region for the whole page. */

/** Enough for a long chain of events: a line dropped before it is read is never heard. */
const KEPT = 40;

class Announcer {
  lines = $state.raw<readonly { id: number; text: string }[]>([]);
  #last = 0;

  /** Somebody else takes the screen: what was said before is not for them. */
  forget(): void {
    this.lines = [];
  }

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines, { id: ++this.#last, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
