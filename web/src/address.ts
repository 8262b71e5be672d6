/** Which screen an address asks for, and where the client lives on its host. */
import { site } from './device/site';

/** What stands before every path of ours: `/vervet` where the server was started with that prefix, or nothing. The built
 * client is in `assets`, one folder below it. */
export const PREFIX = import.meta.env.PROD ? folderAbove(import.meta.url) : '';

export function folderAbove(script: string): string {
  return new URL('..', script).pathname.replace(/\/$/, '');
}

/** Whether paths of ours stand behind a #: a server of plain files has only one file to give for all of them. */
const HASHED = site !== null;

/** Where a path of ours is on this host. */
export function at(path: string, prefix = PREFIX, hashed = HASHED): string {
  if (!hashed) return prefix + path;
  return path === '/' ? `${prefix}/` : `${prefix}/#${path}`;
}

/** The path of ours that a link or the address bar leads to. */
export function pathOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>, prefix = PREFIX, hashed = HASHED): string {
  if (!hashed) return within(pathname, prefix);
  return hash === '' || hash === '#' ? '/' : hash.slice(1);
}

/** The path of ours that an address of this host leads to; what is not below the prefix leads nowhere. */
export function within(pathname: string, prefix = PREFIX): string {
  if (pathname === prefix) return '/';
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : '/nowhere';
}

export type Route =
  | { screen: 'lobby'; box: string | null; title: string }
  | { screen: 'workshop'; box: string | null; title: string }
  | { screen: 'unknown' }
  | { screen: 'check' }
  | { screen: 'bring' }
  | { screen: 'learn'; game: string }
  | { screen: 'match'; match: string; invitation: string | null; step: string | null };

export function routeOf(path: string, hash: string): Route {
  if (/^\/check\/?$/.test(path)) return { screen: 'check' };
  if (/^\/bring\/?$/.test(path)) return { screen: 'bring' };
  // A link carries a box by its hash, and behind the # how whoever made it called it.
  const boxed = /^\/(box|workshop)(?:\/([0-9a-f]{64}))?\/?$/.exec(path);
  if (boxed && (boxed[1] === 'workshop' || boxed[2])) {
    const title = (new URLSearchParams(hash.slice(1)).get('name') ?? '').slice(0, 40);
    return { screen: boxed[1] === 'box' ? 'lobby' : 'workshop', box: boxed[2] ?? null, title };
  }
  if (path === '/') return { screen: 'lobby', box: null, title: '' };
  const lessons = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (lessons?.[1]) return { screen: 'learn', game: lessons[1] };
  const found = /^\/match\/([\w-]+)(?:\/step\/(\d{1,9}(?:\.\d{1,9})?))?\/?$/.exec(path);
  if (!found?.[1]) return { screen: 'unknown' };
  return { screen: 'match', match: found[1], invitation: new URLSearchParams(hash.slice(1)).get('invite'), step: found[2] ?? null };
}
