/** What is said aloud to those who listen: one polite region for the whole page. */

const KEPT = 6;

class Announcer {
  lines = $state<{ id: number; text: string }[]>([]);
  #last = 0;

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines, { id: ++this.#last, text }].slice(-KEPT);
  }
}

export const announcer = new Announcer();
