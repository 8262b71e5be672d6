/** Where the browser is, and how to go elsewhere without loading the page again. */
import { type Route, at, pathOf, routeOf } from './address';

const here = (hash = location.hash) => routeOf(pathOf(location), hash);

class Place {
  route = $state.raw<Route>(here());

  constructor() {
    const look = () => (this.route = here());
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
  }

  /** To a path of ours, wherever the client lives on its host. */
  go(path: string): void {
    history.pushState(null, '', at(path));
    this.route = here();
    scrollTo(0, 0);
  }

  /** Take a spent invitation out of the address, so that it is not passed on by accident. */
  forgetInvitation(): void {
    history.replaceState(null, '', location.pathname);
    this.route = here('');
  }

  /** Say which moment of a match is being looked at: the address can be kept or passed on, and is no step of the history. */
  lookAt(match: string, step: string | null): void {
    const whole = `/match/${match}`;
    const path = step === null ? whole : `${whole}/step/${step}`;
    const now = pathOf(location);
    if (now === path || !now.startsWith(whole)) return;
    const address = at(path);
    history.replaceState(null, '', address.includes('#') ? address : address + location.search + location.hash);
  }
}

export const place = new Place();

/** Follow a link inside the client, unless the reader wants it in a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  place.go(pathOf(link));
}
