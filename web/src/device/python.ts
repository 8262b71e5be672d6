/** Python in a worker, started from parts that are already here. */
import type { loadPyodide, PyodideAPI } from 'pyodide';
import type { Ingredients } from './ingredients';

/** Nothing is ever fetched from there: whatever Pyodide would ask for is given to it. */
const NOWHERE = 'https://nowhere.invalid/';

type Runtime = { loadPyodide: typeof loadPyodide };
type Files = { writeFile(path: string, content: Uint8Array): void };
type Loader = { default: (settings: object) => Promise<unknown> };

export async function startPython(ingredients: Ingredients, lock: object): Promise<PyodideAPI> {
  const { runtime, loader, wasm, library, archive } = ingredients;
  giveModule(wasm);
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([imported<Runtime>(runtime), imported<Loader>(loader)]);
  const stdLibURL = URL.createObjectURL(library);
  const wishes = { indexURL: NOWHERE, stdLibURL, lockFileContents: JSON.stringify(lock), packageBaseUrl: NOWHERE, createPyodideModule };
  const python = await loadPyodide(wishes as Parameters<typeof loadPyodide>[0]);
  URL.revokeObjectURL(stdLibURL);
  const files = python.FS as Files;
  files.writeFile('/vervet.zip', new Uint8Array(await archive.arrayBuffer()));
  python.runPython('import sys; sys.path.insert(0, "/vervet.zip")');
  return python;
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
