/** Moves the focus to the main part of a screen reached from another one, so that reading continues there. */

let arrived = false;

export function landing(main: HTMLElement): void {
  // The first screen is left alone: a reader who opens the page begins at its top.
  if (arrived && (document.activeElement === document.body || !document.activeElement)) main.focus({ preventScroll: true });
  arrived = true;
}
