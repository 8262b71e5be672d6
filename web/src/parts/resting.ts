/** Whether a pointer has moved: a page that changes under a resting one also tells of a move, to the same place. */
export class Resting {
  #last: { x: number; y: number } | null = null;

  moved({ clientX: x, clientY: y }: { clientX: number; clientY: number }): boolean {
    const before = this.#last;
    this.#last = { x, y };
    return before === null || before.x !== x || before.y !== y;
  }
}
