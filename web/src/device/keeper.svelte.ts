/** The page kept for visits without a network, by a service worker; a newer version waits until somebody wants it. */
import { PREFIX } from '../address';

const OURS = 'vervet-';

class Keeper {
  /** A newer version that is ready to take over. */
  newer = $state.raw<ServiceWorker | null>(null);

  /** Keep this page from now on; a browser, or an address without encryption, may not have it. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const kept = await navigator.serviceWorker.register(`${PREFIX}/service-worker.js`);
      this.#look(kept.waiting);
      kept.addEventListener('updatefound', () => {
        const fresh = kept.installing;
        fresh?.addEventListener('statechange', () => this.#look(fresh.state === 'installed' ? fresh : null));
      });
    } catch {
      // Then the next visit needs the network, as this one did.
    }
  }

  /** The first version of all takes over by itself. */
  #look(fresh: ServiceWorker | null): void {
    if (fresh && navigator.serviceWorker.controller) this.newer = fresh;
  }

  /** Go on with the newer version: what is being played is kept, and found again by its address. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.newer?.postMessage('take over');
  }

  /** Forget everything but the games, and load the page anew. */
  async forget(): Promise<void> {
    try {
      const known = await navigator.serviceWorker?.getRegistration(`${PREFIX}/`);
      await known?.unregister();
      for (const name of await caches.keys()) if (name.startsWith(OURS)) await caches.delete(name);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    location.reload();
  }
}

export const keeper = new Keeper();
