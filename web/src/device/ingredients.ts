/** What a Python is started from, as it can be handed from one worker to another. */
import { PARTS, type Part, type PartName, type Site } from './site';

export interface Ingredients {
  runtime: Blob;
  loader: Blob;
  wasm: WebAssembly.Module;
  library: ArrayBuffer;
}

/** A part did not come, or not as it should be. */
export class PartError extends Error {
  readonly trouble: 'fetch' | 'gone' | 'damaged';

  constructor(trouble: 'fetch' | 'gone' | 'damaged', path: string) {
    super(`${trouble}: ${path}`);
    this.trouble = trouble;
  }
}

const SCRIPT = 'text/javascript';
const BYTES = 'application/octet-stream';
const MEDIA: Readonly<Record<PartName, string>> = {
  runtime: SCRIPT,
  loader: SCRIPT,
  wasm: 'application/wasm',
  library: BYTES,
  archive: BYTES,
};
/** The place where parts are kept. */
export const cupboardOf = (root: string) => `vervet-parts ${root}`;
/** How long a kept copy of the memory should be. */
const LENGTH = 'x-length';

type Heard = (part: PartName, bytes: number) => void;
type Read<T> = (response: Response) => Promise<T>;

/** What Python is started from, from what an earlier visit has kept or from the network. */
export async function gather(cupboard: Cupboard): Promise<Ingredients> {
  const wasm = cupboard.take('wasm', (response) => WebAssembly.compileStreaming(response));
  const [runtime, loader, library] = await Promise.all([cupboard.blob('runtime'), cupboard.blob('loader'), cupboard.bytes('library')]);
  return { runtime, loader, library, wasm: await wasm };
}

/** A browser that keeps nothing may not even let itself be asked for the place. */
async function opened(name: string): Promise<Cache | null> {
  try {
    return await caches.open(name);
  } catch {
    return null;
  }
}

/** Where parts are kept for the next visit, packed as they came, and a copy of the memory beside them. A browser may have no such place.
 * `heard` is told of every piece that comes. */
export class Cupboard {
  readonly #root: string;
  readonly #site: Site;
  readonly #heard: Heard;
  readonly #cache: Promise<Cache | null>;

  constructor(root: string, site: Site, heard: Heard = () => undefined) {
    this.#root = root;
    this.#site = site;
    this.#heard = heard;
    this.#cache = opened(cupboardOf(root));
  }

  take<T>(name: PartName, read: Read<T>): Promise<T> {
    return this.#take(this.#site.parts[name], MEDIA[name], read, (bytes) => this.#heard(name, bytes));
  }

  async blob(name: PartName): Promise<Blob> {
    return this.take(name, async (response) => whole(await response.blob(), ({ size }) => size, this.#site.parts[name]));
  }

  bytes(name: PartName): Promise<ArrayBuffer> {
    return this.take(name, (response) => bytesOf(response, this.#site.parts[name]));
  }

  /** A part that not everybody needs, such as a network. */
  extra(part: Part): Promise<ArrayBuffer> {
    return this.#take(
      part,
      BYTES,
      (response) => bytesOf(response, part),
      () => undefined,
    );
  }

  /** Whether it can be had without a network. */
  async has(part: Part): Promise<boolean> {
    return (await (await this.#cache)?.match(this.#address(part))) !== undefined;
  }

  async #take<T>(part: Part, media: string, read: Read<T>, heard: (bytes: number) => void): Promise<T> {
    const address = this.#address(part);
    const cache = await this.#cache;
    const kept = await cache?.match(address);
    if (kept) {
      let came = 0;
      try {
        return await read(unpacked(kept, media, (bytes) => ((came += bytes), heard(bytes))));
      } catch {
        // Damaged where it was kept: it is fetched again.
        heard(-came);
        await cache?.delete(address);
      }
    }
    const response = await fetched(address, kept !== undefined);
    // Where there is no room for it, the next visit fetches it again.
    cache?.put(address, response.clone()).catch(() => undefined);
    try {
      return await read(unpacked(response, media, heard));
    } catch {
      await cache?.delete(address);
      throw new PartError('damaged', address);
    }
  }

  /** The memory of an earlier visit, with the same parts. */
  async memory(): Promise<ArrayBuffer | null> {
    const kept = await (await this.#cache)?.match(this.#memoryAddress);
    const bytes = await kept?.arrayBuffer();
    return bytes && bytes.byteLength === Number(kept?.headers.get(LENGTH)) ? bytes : null;
  }

  async keepMemory(memory: ArrayBuffer): Promise<void> {
    const response = new Response(memory, { headers: { [LENGTH]: String(memory.byteLength) } });
    // Where there is no room for it, the next visit begins as this one did.
    await (await this.#cache)?.put(this.#memoryAddress, response).catch(() => undefined);
  }

  async forgetMemory(): Promise<void> {
    await (await this.#cache)?.delete(this.#memoryAddress);
  }

  /** Parts of older versions are of no use to anybody. */
  async tidy(): Promise<void> {
    const cache = await this.#cache;
    const parts = [...PARTS.map((name) => this.#site.parts[name]), ...Object.values(this.#site.networks).flat()];
    const ours = new Set([this.#memoryAddress, ...parts.map((part) => this.#address(part))]);
    for (const request of (await cache?.keys()) ?? []) if (!ours.has(request.url)) await cache?.delete(request);
  }

  /** Named after everything that it has grown from. */
  get #memoryAddress(): string {
    return new URL(`device/memory/${PARTS.map((name) => this.#site.parts[name].path).join('/')}`, this.#root).href;
  }

  #address({ path }: Part): string {
    return new URL(path, this.#root).href;
  }
}

async function fetched(address: string, again: boolean): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { cache: again ? 'reload' : 'default' });
  } catch {
    throw new PartError('fetch', address);
  }
  if (response.ok) return response;
  // The server has other files by now: the page is older than they are.
  throw new PartError(response.status === 404 ? 'gone' : 'fetch', address);
}

function unpacked(response: Response, media: string, heard: (bytes: number) => void): Response {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      heard(piece.byteLength);
      controller.enqueue(piece);
    },
  });
  const body = response.body?.pipeThrough(counting).pipeThrough(new DecompressionStream('gzip')) ?? null;
  return new Response(body, { headers: { 'content-type': media } });
}

const bytesOf = async (response: Response, part: Part) => whole(await response.arrayBuffer(), ({ byteLength }) => byteLength, part);

function whole<T>(content: T, size: (content: T) => number, part: Part): T {
  if (size(content) !== part.whole) throw new PartError('damaged', part.path);
  return content;
}
