/** Runs in a worker: the house of a page, with the matches in it, or, in another one, the bots' mind. */
import type { PyodideAPI } from 'pyodide';
import { Cupboard, gather, PartError, type Ingredients } from './ingredients';
import type { Beginning, FromHouse, Thinking, Thought, ToHouse, ToMind } from './messages';
import { Mind } from './mind';
import { addArchive, copyMemory, moduleOf, startPython } from './python';
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

const tell = (message: FromHouse) => postMessage(message);

/** The bots, at the other end of a port. */
class Bots {
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

  wake(from: Beginning): void {
    this.#port.postMessage({ say: 'wake', from } satisfies Thought, from.memory ? [from.memory] : []);
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

async function openHouse(root: string, site: Site, mind: Bots): Promise<Page> {
  let done = 0;
  const cupboard = new Cupboard(root, site, (part, bytes) => {
    done += bytes;
    tell({ say: 'progress', doing: part, done });
  });
  const kept = cupboard.memory();
  const ingredients = await gather(cupboard);
  performance.mark('fetched');
  // It comes while Python starts.
  const archive = cupboard.bytes('archive');
  archive.then(
    () => tell({ say: 'progress', doing: 'starting', done }),
    () => undefined,
  );
  const { python, memory } = await begin(cupboard, { ingredients, archive, lock: site.lock, kept: await kept });
  performance.mark('started');
  const shelf = new Shelf((reason) => tell({ say: 'unkept', reason }));
  const page = moduleOf<PageModule>(python, 'vervet.device.page').open_page(shelf, mind.think);
  performance.mark('opened');
  mind.wake({ ingredients, archive: await archive, lock: site.lock, memory });
  void cupboard.tidy();
  return page;
}

interface Given {
  ingredients: Ingredients;
  archive: Promise<ArrayBuffer>;
  lock: object;
  kept: ArrayBuffer | null;
}

/** Python with everything imported, and the memory to begin another one from. */
async function begin(cupboard: Cupboard, given: Given): Promise<{ python: PyodideAPI; memory: ArrayBuffer | null }> {
  const { ingredients, archive, lock, kept } = given;
  if (kept)
    try {
      const python = await startPython(ingredients, lock, kept);
      addArchive(python, await archive);
      performance.mark('remembered');
      return { python, memory: kept };
    } catch {
      // Damaged, or of a browser that has changed since: it is made anew.
      await cupboard.forgetMemory();
    }
  const python = await startPython(ingredients, lock, null);
  addArchive(python, await archive);
  const memory = copyMemory(python);
  if (memory) void cupboard.keepMemory(memory);
  return { python, memory };
}

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

let serving: ((message: ToHouse) => Promise<void>) | null = null;

addEventListener('message', ({ data }: MessageEvent<ToHouse | ToMind>) => {
  if (data.say !== 'start') void serving?.(data);
  else if ('port' in data) new Mind(data.port, data.root, data.site, data.measure);
  else {
    const opened = openHouse(data.root, data.site, new Bots(data.mind));
    serving = serve(opened);
    opened.then(
      () => tell({ say: 'ready' }),
      (error: unknown) => tell(troubleOf(error)),
    );
  }
});
