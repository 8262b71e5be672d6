// `node pyodide.mjs SOURCES REPOSITORY MODULE [ARGUMENT…]`: run a module in the Python that pages have, with Vervet from the folder SOURCES.
// What it reads and writes are this process's own lines, so a test can speak with it.
import { readSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const PAUSE = 5;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Not by `process.stdout`: what a full pipe does not take, it writes when this program comes to rest, and that waits for its next line. */
function say(bytes) {
  for (let said = 0; said < bytes.length; )
    try {
      said += writeSync(1, bytes, said);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(clock, 0, 0, PAUSE);
    }
}

const [sources, repository, module, ...given] = process.argv.slice(2);
const found = createRequire(`${repository}/web/package.json`).resolve('pyodide/pyodide.mjs');
const { loadPyodide } = await import(pathToFileURL(found).href);
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } });
python.mountNodeFS('/sources', sources);
python.mountNodeFS('/repository', repository);
python.setStdin({ read: (buffer) => readSync(0, buffer) });
python.setStdout({ batched: (line) => say(new TextEncoder().encode(`${line}\n`)) });
python.globals.set('given', python.toPy([module, ...given]));
try {
  await python.runPythonAsync(`
import runpy, sys
sys.path[:0] = ["/sources", "/repository"]
sys.argv = list(given)
running = runpy.run_module(given[0], None, "__main__").get("running")
if running is not None:
    await running
`);
} catch (error) {
  // Not the stack of JavaScript: its first line is a million characters long.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exit(0);
