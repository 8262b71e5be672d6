/** The table on this device: a worker that answers what a server would, and how far it has come. */
import { PREFIX } from '../address';
import { Cupboard } from './ingredients';
import { Levels } from './levels';
import type { Doing, FromHouse, FromMind, ToHouse, ToMind, Trouble } from './messages';
import { PARTS, type Site } from './site';

/** Who hears what the house says on one connection. */
export interface Ear {
  opened(): void;
  heard(text: string): void;
  ended(code: number): void;
}

type Unkept = Extract<FromHouse, { say: 'unkept' }>['reason'];
const GAMES = '/api/games';
/** What a server says that cannot answer now, and what a socket says that was cut off. */
const UNAVAILABLE = 503;
const CUT = 1006;

export class House {
  readonly #site: Site;
  readonly #levels: Levels;
  readonly total: number;
  stage = $state<'loading' | 'ready' | 'failed'>('loading');
  doing = $state<Doing>('runtime');
  done = $state(0);
  trouble = $state<Trouble | null>(null);
  /** Why matches are lost with the page; null where they are kept. */
  unkept = $state<Unkept | null>(null);
  /** Whether a bot thinks without its network, which could not be fetched. */
  unlearnt = $state(false);
  ready: Promise<void> = Promise.resolve();
  #workers: Worker[] = [];
  #last = 0;
  readonly #asked = new Map<number, (answer: Response) => void>();
  readonly #ears = new Map<number, Ear>();
  #settle: (() => void) | null = null;

  constructor(site: Site) {
    this.#site = site;
    this.#levels = new Levels(site.version);
    this.total = PARTS.reduce((sum, part) => sum + site.parts[part].bytes, 0);
    this.start();
  }

  start(): void {
    this.stage = 'loading';
    this.trouble = null;
    this.done = 0;
    this.ready = new Promise((resolve) => (this.#settle = resolve));
    if (typeof WebAssembly === 'undefined' || typeof DecompressionStream === 'undefined') {
      this.#fail('wasm', 'no WebAssembly');
      return;
    }
    const [house, mind] = [this.#hire('house'), this.#hire('mind')];
    const between = new MessageChannel();
    house.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#hear(data);
    house.onerror = (event) => this.#fail('broken', event.message);
    const root = this.#root;
    const start: ToHouse = { say: 'start', root, site: this.#site, mind: between.port1 };
    house.postMessage(start, [between.port1]);
    mind.onmessage = ({ data }: MessageEvent<FromMind>) => {
      if (data.say === 'speed') this.#levels.note(data.speed);
      else this.unlearnt = true;
    };
    const measure = this.#levels.unknown(this.#site.games);
    const wake: ToMind = { say: 'start', root, site: this.#site, port: between.port2, measure };
    mind.postMessage(wake, [between.port2]);
  }

  /** What a server would answer. */
  async ask(path: string, wish: RequestInit): Promise<Response> {
    if (path === GAMES) return Response.json(this.#levels.offered(this.#site.games, await this.#learnt()));
    if (this.stage === 'failed') this.start();
    const id = ++this.#last;
    const answer = new Promise<Response>((resolve) => this.#asked.set(id, resolve));
    this.#tell({ say: 'ask', id, method: wish.method ?? 'GET', path, body: typeof wish.body === 'string' ? wish.body : '' });
    // Without a worker nobody would answer.
    if (this.trouble) this.#refuse(this.trouble, '');
    return answer;
  }

  /** Open a match; returns how to speak and how to hang up. */
  connect(match: string, ear: Ear): { say(text: string): void; hangUp(): void } {
    const id = ++this.#last;
    this.#ears.set(id, ear);
    void this.ready.then(() => {
      if (!this.#ears.has(id)) return;
      if (this.stage === 'failed') this.#drop(id, CUT);
      else {
        this.#tell({ say: 'connect', id, match });
        ear.opened();
      }
    });
    return {
      say: (text) => this.#tell({ say: 'hear', id, text }),
      hangUp: () => {
        if (this.#ears.delete(id) && this.stage === 'ready') this.#tell({ say: 'hang-up', id });
      },
    };
  }

  get #root(): string {
    return new URL(`${PREFIX}/`, location.href).href;
  }

  /** The games whose networks can be had: now, or because an earlier visit has kept them. */
  async #learnt(): Promise<ReadonlySet<string>> {
    const cupboard = new Cupboard(this.#root, this.#site);
    const found = new Set<string>();
    for (const [game, networks] of Object.entries(this.#site.networks))
      for (const network of networks) if (navigator.onLine || (await cupboard.has(network))) found.add(game);
    return found;
  }

  #hire(name: string): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
    this.#workers.push(worker);
    return worker;
  }

  #tell(message: ToHouse): void {
    this.#workers[0]?.postMessage(message);
  }

  #hear(message: FromHouse): void {
    switch (message.say) {
      case 'progress':
        this.doing = message.doing;
        this.done = message.done;
        break;
      case 'ready':
        this.stage = 'ready';
        this.#settle?.();
        break;
      case 'trouble':
        this.#fail(message.trouble, message.detail);
        break;
      case 'answer':
        this.#asked.get(message.id)?.(new Response(message.status === 204 ? null : message.text, { status: message.status }));
        this.#asked.delete(message.id);
        break;
      case 'heard':
        this.#ears.get(message.id)?.heard(message.text);
        break;
      case 'ended':
        this.#drop(message.id, message.code);
        break;
      case 'unkept':
        this.unkept = message.reason;
        break;
    }
  }

  #drop(id: number, code: number): void {
    const ear = this.#ears.get(id);
    this.#ears.delete(id);
    ear?.ended(code);
  }

  #fail(trouble: Trouble, detail: string): void {
    for (const worker of this.#workers.splice(0)) worker.terminate();
    this.stage = 'failed';
    this.trouble = trouble;
    this.#settle?.();
    this.#refuse(trouble, detail);
    for (const id of [...this.#ears.keys()]) this.#drop(id, CUT);
  }

  #refuse(trouble: Trouble, detail: string): void {
    const problem = { code: `device-${trouble}`, detail };
    for (const answer of this.#asked.values()) answer(Response.json(problem, { status: UNAVAILABLE }));
    this.#asked.clear();
  }
}
