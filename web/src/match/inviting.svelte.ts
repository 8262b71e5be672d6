/** Links to send: under which address, which follows whether the server is open to the network. */
import { at } from '../address';
import { networkInfo } from '../api';
import type { NetworkInfo } from '../wire';
import { invitingOrigin, isLocal } from './network';

export class Inviting {
  /** Who can reach the server; null where the page's own address will do, or nobody has answered yet. */
  network = $state.raw<NetworkInfo | null>(null);

  async look(): Promise<void> {
    if (!isLocal(location.hostname)) return;
    try {
      this.network = await networkInfo();
    } catch {
      // The address of the page is shown then, as it is.
    }
  }

  link(match: string, code: string): string {
    return `${invitingOrigin(location, this.network)}${at(`/match/${match}`)}#invite=${code}`;
  }
}
