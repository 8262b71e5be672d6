/** Puts the focus on the main part of a screen that somebody has come to from another one, so that reading goes on there. */

let arrived = false;

export function landing(main: HTMLElement): void {
  // The first screen is left alone: whoever opens the page begins at its top.
  if (arrived && (document.activeElement === document.body || !document.activeElement)) main.focus({ preventScroll: true });
  arrived = true;
}
