/** Runs in a worker: the house of a page, with the matches in it, or, in another one, the bots' mind. */
import type { PyodideAPI } from 'pyodide';
import { gather, PartError, type Ingredients } from './ingredients';
import type { Doing, FromHouse, Thinking, Thought, ToHouse, ToMind } from './messages';
import { startPython } from './python';
import { Shelf } from './shelf';
import type { Site } from './site';

/** `vervet.device.page.Page`. */
interface Page {
  answer(method: string, path: string, body: string): Promise<string>;
  connect(port: number, match: string, say: (text: string) => void, ended: (code: number) => void): void;
  hear(port: number, text: string): void;
  hang_up(port: number): void;
}

interface PageModule {
  open_page(shelf: Shelf, thinker: (asked: string) => Promise<string>): Page;
}

interface MindModule {
  think(asked: string): string;
}

const tell = (message: FromHouse) => postMessage(message);

/** The bots, at the other end of a port. */
class Mind {
  readonly #port: MessagePort;
  readonly #asked = new Map<number, (answer: Thinking) => void>();
  #last = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<Thinking>) => {
      this.#asked.get(data.id)?.(data);
      this.#asked.delete(data.id);
    };
  }

  wake(ingredients: Ingredients, lock: object): void {
    this.#port.postMessage({ say: 'ingredients', ingredients, lock } satisfies Thought);
  }

  readonly think = async (asked: string): Promise<string> => {
    const id = ++this.#last;
    const start = performance.now();
    const answer = await new Promise<Thinking>((resolve) => {
      this.#asked.set(id, resolve);
      this.#port.postMessage({ say: 'think', id, asked } satisfies Thought);
    });
    performance.measure('thought', { start });
    if ('failed' in answer) throw new Error(answer.failed);
    return answer.done;
  };
}

async function openHouse(root: string, site: Site, mind: Mind): Promise<Page> {
  const came = new Map<Doing, number>();
  let done = 0;
  const ingredients = await gather(root, site.parts, (part, bytes) => {
    done += bytes;
    came.set(part, (came.get(part) ?? 0) + bytes);
    tell({ say: 'progress', doing: part, done });
  });
  performance.mark('fetched');
  tell({ say: 'progress', doing: 'starting', done });
  const python = await startPython(ingredients, site.lock);
  performance.mark('started');
  const shelf = new Shelf((reason) => tell({ say: 'unkept', reason }));
  const page = moduleOf<PageModule>(python, 'vervet.device.page').open_page(shelf, mind.think);
  mind.wake(ingredients, site.lock);
  performance.mark('opened');
  return page;
}

const moduleOf = <M>(python: PyodideAPI, name: string) => python.pyimport(name) as M;

function troubleOf(error: unknown): FromHouse {
  const detail = error instanceof Error ? error.message : String(error);
  return { say: 'trouble', trouble: error instanceof PartError ? error.trouble : 'broken', detail };
}

function serve(opened: Promise<Page>): (message: ToHouse) => Promise<void> {
  return async (message) => {
    const page = await opened.catch(() => null);
    // The page has been told why.
    if (!page) return;
    switch (message.say) {
      case 'ask': {
        const [status, text] = JSON.parse(await page.answer(message.method, message.path, message.body)) as [number, string];
        tell({ say: 'answer', id: message.id, status, text });
        break;
      }
      case 'connect':
        page.connect(
          message.id,
          message.match,
          (text) => tell({ say: 'heard', id: message.id, text }),
          (code) => tell({ say: 'ended', id: message.id, code }),
        );
        break;
      case 'hear':
        page.hear(message.id, message.text);
        break;
      case 'hang-up':
        page.hang_up(message.id);
        break;
    }
  };
}

function beMind(port: MessagePort): void {
  let mind: Promise<MindModule> | null = null;
  const wake = async (ingredients: Ingredients, lock: object) =>
    moduleOf<MindModule>(await startPython(ingredients, lock), 'vervet.device.mind');
  const think = async (id: number, asked: string): Promise<Thinking> => {
    try {
      if (!mind) throw new Error('not awake');
      return { id, done: (await mind).think(asked) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  };
  port.onmessage = ({ data }: MessageEvent<Thought>) => {
    if (data.say === 'ingredients') mind = wake(data.ingredients, data.lock);
    else void think(data.id, data.asked).then((answer) => port.postMessage(answer));
  };
}

let serving: ((message: ToHouse) => Promise<void>) | null = null;

addEventListener('message', ({ data }: MessageEvent<ToHouse | ToMind>) => {
  if (data.say !== 'start') void serving?.(data);
  else if ('port' in data) beMind(data.port);
  else {
    const opened = openHouse(data.root, data.site, new Mind(data.mind));
    serving = serve(opened);
    opened.then(
      () => tell({ say: 'ready' }),
      (error: unknown) => tell(troubleOf(error)),
    );
  }
});
