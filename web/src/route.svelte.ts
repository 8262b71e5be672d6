/** Where the browser is, and how to go elsewhere without loading the page again. */
import { type Route, routeOf } from './address';

class Place {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    const look = () => (this.route = routeOf(location.pathname, location.hash));
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Take a spent invitation out of the address, so that it is not passed on by accident. */
  forgetInvitation(): void {
    history.replaceState(null, '', location.pathname);
    this.route = routeOf(location.pathname, '');
  }

  /** Say which moment of a match is being looked at: the address can be kept or passed on, and is no step of the history. */
  lookAt(match: string, step: string | null): void {
    const { pathname, search, hash } = location;
    const path = step === null ? `/match/${match}` : `/match/${match}/step/${step}`;
    if (pathname !== path && pathname.startsWith(`/match/${match}`)) history.replaceState(null, '', path + search + hash);
  }
}

export const place = new Place();

/** Follow a link inside the client, unless the reader wants it in a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  place.go(link.pathname);
}
