/** What a Python is started from, as it can be handed from one worker to another. */
import { PARTS, type Part, type PartName } from './site';

export interface Ingredients {
  runtime: Blob;
  loader: Blob;
  wasm: WebAssembly.Module;
  library: Blob;
  archive: Blob;
}

/** A part did not come, or not as it should be. */
export class PartError extends Error {
  readonly trouble: 'fetch' | 'damaged';

  constructor(trouble: 'fetch' | 'damaged', path: string) {
    super(`${trouble}: ${path}`);
    this.trouble = trouble;
  }
}

const SCRIPT = 'text/javascript';
const MEDIA: Readonly<Record<PartName, string>> = {
  runtime: SCRIPT,
  loader: SCRIPT,
  wasm: 'application/wasm',
  library: 'application/zip',
  archive: 'application/zip',
};

/** Fetch and unpack all parts at once; `heard` is told of every piece that has come. */
export async function gather(
  root: string,
  parts: Readonly<Record<PartName, Part>>,
  heard: (part: PartName, bytes: number) => void,
): Promise<Ingredients> {
  const came = Object.fromEntries(PARTS.map((name) => [name, fetchPart(root, name, parts[name], heard)])) as Record<
    PartName,
    Promise<Response>
  >;
  const blob = async (name: PartName) => whole(await came[name], parts[name]);
  const wasm = came.wasm.then((response) => compiled(response, parts.wasm));
  const [runtime, loader, library, archive] = await Promise.all([blob('runtime'), blob('loader'), blob('library'), blob('archive')]);
  return { runtime, loader, library, archive, wasm: await wasm };
}

async function fetchPart(root: string, name: PartName, { path }: Part, heard: (part: PartName, bytes: number) => void): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, root));
  } catch {
    throw new PartError('fetch', path);
  }
  if (!response.ok || !response.body) throw new PartError('fetch', path);
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, controller) => {
      heard(name, piece.byteLength);
      controller.enqueue(piece);
    },
  });
  const unpacked = response.body.pipeThrough(counting).pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { headers: { 'content-type': MEDIA[name] } });
}

async function whole(response: Response, part: Part): Promise<Blob> {
  let blob: Blob;
  try {
    blob = await response.blob();
  } catch {
    throw new PartError('damaged', part.path);
  }
  if (blob.size !== part.whole) throw new PartError('damaged', part.path);
  return blob;
}

async function compiled(response: Response, { path }: Part): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    throw new PartError('damaged', path);
  }
}
