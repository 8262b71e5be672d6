/** Python in a worker, started from parts that are already here. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import type { Ingredients } from './ingredients';
import { layOut, type Files } from './pack';

/** Nothing is ever fetched from there: whatever Pyodide would ask for is given to it. */
const NOWHERE = 'https://nowhere.invalid/';
/** Python's library and ours, as files; the zip that Pyodide asks for has nothing in it. */
const LIBRARY = '/library';
const ARCHIVE = '/archive';
const EMPTY_ZIP = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0)]);
/** What a copy of the memory is rounded up to; its head is read in such pieces. */
const PIECE = 16;

type Wishes = NonNullable<Parameters<typeof loadPyodide>[0]>;
type Create = NonNullable<Wishes['createPyodideModule']>;
/** Emscripten's module, with what nobody has declared of it. */
type Machine = Awaited<ReturnType<Create>> & { growMemory(bytes: number): unknown };
type Runtime = { loadPyodide: typeof loadPyodide };
type Loader = { default: (...settings: Parameters<Create>) => Promise<Machine> };
interface Stock {
  lay_in(): void;
}

/** With `memory`, Python goes on where it was copied, and has imported everything already. */
export async function startPython(ingredients: Ingredients, lock: object, memory: ArrayBuffer | null): Promise<PyodideAPI> {
  const { runtime, loader, wasm, library } = ingredients;
  giveModule(wasm);
  const [{ loadPyodide }, { default: create }] = await Promise.all([imported<Runtime>(runtime), imported<Loader>(loader)]);
  const stdLibURL = URL.createObjectURL(new Blob([EMPTY_ZIP]));
  const wishes = {
    indexURL: NOWHERE,
    packageBaseUrl: NOWHERE,
    lockFileContents: JSON.stringify(lock),
    stdLibURL,
    env: { PYTHONPATH: `${LIBRARY}:${ARCHIVE}` },
    fsInit: (files: Files) => Promise.resolve(furnish(files, library)),
    createPyodideModule: async (...settings: Parameters<Create>) => roomy(await create(...settings), memory?.byteLength ?? 0),
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  };
  const python = await loadPyodide(wishes);
  URL.revokeObjectURL(stdLibURL);
  return python;
}

export const moduleOf = <M>(python: PyodideAPI, name: string) => python.pyimport(name) as M;

function furnish(files: Files, library: ArrayBuffer): void {
  layOut(library, files, LIBRARY);
  // Python never looks again at a folder that was not there.
  files.mkdirTree(ARCHIVE);
}

/** Vervet itself, which may come later than what Python is started from. */
export function addArchive(python: PyodideAPI, archive: ArrayBuffer): void {
  layOut(archive, python.FS as Files, ARCHIVE);
}

/** A file of it that came later still. */
export function addFile(python: PyodideAPI, path: string, content: ArrayBuffer): void {
  (python.FS as { writeFile(path: string, content: Uint8Array): void }).writeFile(`${ARCHIVE}/${path}`, new Uint8Array(content));
}

/** A copy of the memory with everything imported; null where it cannot be had. It must be made before anything of JavaScript's is in there. */
export function copyMemory(python: PyodideAPI): ArrayBuffer | null {
  (python.pyimport('vervet.device.stock') as Stock).lay_in();
  try {
    const whole = python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>;
    let end = whole.length;
    while (end > PIECE && whole[end - 1] === 0) end--;
    return whole.buffer.slice(0, Math.min(whole.length, Math.ceil(end / PIECE) * PIECE));
  } catch {
    return null;
  }
}

/** A copy may be larger than the memory that a machine begins with. */
function roomy(machine: Machine, bytes: number): Machine {
  if (machine.HEAP8.length < bytes) machine.growMemory(bytes);
  return machine;
}

/** Pyodide fetches its machine code and has it compiled as it comes: ours is compiled already, once for both workers. */
function giveModule(module: WebAssembly.Module): void {
  const fetched = globalThis.fetch;
  globalThis.fetch = (wanted, wish) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    return address.startsWith(NOWHERE) ? Promise.resolve(new Response()) : fetched(wanted, wish);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

async function imported<M>(script: Blob): Promise<M> {
  const address = URL.createObjectURL(script);
  try {
    return (await import(/* @vite-ignore */ address)) as M;
  } finally {
    URL.revokeObjectURL(address);
  }
}
