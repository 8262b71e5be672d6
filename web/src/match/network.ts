/** Where an invitation leads: the address under which others reach this server. */
import type { NetworkInfo } from '../wire';

const HERE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether this page is seen at the computer that the server runs on, under an address that means another one elsewhere. */
export const isLocal = (hostname: string): boolean => HERE.has(hostname);

/** The address to invite people to: on the network where there is one, otherwise the one the page was opened at. */
export function invitingOrigin({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>, network: NetworkInfo | null): string {
  return (isLocal(hostname) && network?.addresses[0]) || origin;
}

/** Who can follow a link: everybody, or only who sits at this computer. */
export function reachOf({ hostname }: Pick<Location, 'hostname'>, network: NetworkInfo | null): 'unknown' | 'here' | 'network' {
  if (!isLocal(hostname) || !network) return 'unknown';
  return network.addresses.length ? 'network' : 'here';
}
