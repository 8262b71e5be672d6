/** Keeps what matters in view on a small screen: the coach while it speaks, board and actions while one plays. */
import { settings } from '../settings.svelte';

export class Following {
  #playing = false;
  readonly #watch = new ResizeObserver(() => this.#follow());

  /** The actions grow and shrink below the board; the page scrolls along. */
  attach = (main: HTMLElement): (() => void) => {
    this.#watch.observe(main);
    return () => this.#watch.disconnect();
  };

  play(): void {
    this.#playing = true;
    this.#follow();
  }

  listen(): void {
    this.#playing = false;
    this.#scroll(0);
  }

  #follow(): void {
    if (this.#playing) this.#scroll(document.documentElement.scrollHeight);
  }

  #scroll(top: number): void {
    const still = settings.calm || matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  }
}
