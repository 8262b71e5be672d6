/** Which screen an address asks for. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'unknown' }
  | { screen: 'check' }
  | { screen: 'learn'; game: string }
  | { screen: 'match'; match: string; invitation: string | null; step: string | null };

export function routeOf(path: string, hash: string): Route {
  if (/^\/check\/?$/.test(path)) return { screen: 'check' };
  const lessons = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (lessons?.[1]) return { screen: 'learn', game: lessons[1] };
  const found = /^\/match\/([\w-]+)(?:\/step\/(\d{1,9}(?:\.\d{1,9})?))?\/?$/.exec(path);
  if (!found?.[1]) return { screen: path === '/' ? 'lobby' : 'unknown' };
  return { screen: 'match', match: found[1], invitation: new URLSearchParams(hash.slice(1)).get('invite'), step: found[2] ?? null };
}
