/** The bots of a page, in a worker of their own: they think, with networks that are fetched when one is first wanted, and are timed while nobody asks. */
import type { PyodideAPI } from 'pyodide';
import { Cupboard } from './ingredients';
import { LEARNT } from './levels';
import type { Beginning, FromMind, Thinking, Thought } from './messages';
import { addArchive, addFile, moduleOf, startPython } from './python';
import type { NetworkPart, Site } from './site';

/** `vervet.device.mind`. */
interface MindModule {
  think(asked: string): string;
  network_for(asked: string, known: string): number;
  look_again(game: string): void;
}

/** `vervet.device.levels`. */
interface LevelsModule {
  unit_seconds(game: string, kind: string): number;
}

type Timing = { game: string; kind: string };

/** Milliseconds without a question after which there is time for measuring. */
const CALM = 2000;

const tell = (message: FromMind) => postMessage(message);

/** The networks of a site; each is laid into Python's folders once. */
class Networks {
  readonly #cupboard: Cupboard;
  readonly #site: Site;
  readonly #laid = new Set<string>();

  constructor(root: string, site: Site) {
    this.#cupboard = new Cupboard(root, site);
    this.#site = site;
  }

  /** Lay in what a thought needs, if there is such a network. */
  async bring(python: PyodideAPI, asked: string): Promise<void> {
    const [game] = JSON.parse(asked) as [string];
    const known = JSON.stringify(this.#of(game).map(({ knows }) => knows));
    const network = this.#of(game)[moduleOf<MindModule>(python, 'vervet.device.mind').network_for(asked, known)];
    if (network) await this.#lay(python, game, network);
  }

  /** Lay in those of a game that an earlier visit has kept. */
  async remember(python: PyodideAPI, game: string): Promise<void> {
    for (const network of this.#of(game)) if (await this.#cupboard.has(network)) await this.#lay(python, game, network);
  }

  async #lay(python: PyodideAPI, game: string, network: NetworkPart): Promise<void> {
    if (this.#laid.has(network.path)) return;
    addFile(python, network.file, await this.#cupboard.extra(network));
    this.#laid.add(network.path);
    moduleOf<MindModule>(python, 'vervet.device.mind').look_again(game);
  }

  #of(game: string): readonly NetworkPart[] {
    return this.#site.networks[game] ?? [];
  }
}

export class Mind {
  readonly #port: MessagePort;
  readonly #networks: Networks;
  readonly #measure: Timing[];
  #python: Promise<PyodideAPI> | null = null;
  #calm = 0;

  constructor(port: MessagePort, root: string, site: Site, measure: Timing[]) {
    this.#port = port;
    this.#networks = new Networks(root, site);
    this.#measure = measure;
    port.onmessage = ({ data }: MessageEvent<Thought>) => void this.#hear(data);
  }

  async #hear(data: Thought): Promise<void> {
    if (data.say === 'wake') {
      this.#python = wake(data.from);
      this.#python.then(
        () => this.#rest(),
        () => undefined,
      );
    } else {
      this.#port.postMessage(await this.#think(data.id, data.asked));
      this.#rest();
    }
  }

  async #think(id: number, asked: string): Promise<Thinking> {
    try {
      if (!this.#python) throw new Error('not awake');
      const python = await this.#python;
      // Where its network does not come, the bot thinks as one whose game has none, and the page says so.
      await this.#networks.bring(python, asked).catch(() => tell({ say: 'unlearnt' }));
      return { id, done: moduleOf<MindModule>(python, 'vervet.device.mind').think(asked) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  }

  /** One bot after the other, whenever nobody has wanted a thought for a while. */
  #rest(): void {
    clearTimeout(this.#calm);
    if (!this.#measure.length) return;
    this.#calm = self.setTimeout(() => {
      this.#measureNext().then(
        () => this.#rest(),
        () => undefined,
      );
    }, CALM);
  }

  /** A network that nobody has wanted yet is not fetched for this. */
  async #measureNext(): Promise<void> {
    const next = this.#measure.shift();
    if (!this.#python || !next) return;
    const python = await this.#python;
    if (next.kind === LEARNT) await this.#networks.remember(python, next.game);
    const seconds = moduleOf<LevelsModule>(python, 'vervet.device.levels').unit_seconds(next.game, next.kind);
    if (seconds >= 0) tell({ say: 'speed', speed: { ...next, seconds } });
  }
}

async function wake({ ingredients, archive, lock, memory }: Beginning): Promise<PyodideAPI> {
  const python = await startPython(ingredients, lock, memory);
  addArchive(python, archive);
  return python;
}
