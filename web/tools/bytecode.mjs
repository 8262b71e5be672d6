// `node bytecode.mjs ARCHIVE TARGET PROGRAM`: run a program of Python's in the Python that pages have, with these folders as /archive and /target.
import { readFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [archive, target, program] = process.argv.slice(2);
// Errors say their line; where in it is a third of all bytecode.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
python.mountNodeFS('/archive', archive);
python.mountNodeFS('/target', target);
try {
  python.runPython(readFileSync(program, 'utf8'), { filename: program });
} catch (error) {
  // Not the stack of JavaScript: its first line is a million characters long.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
process.exit(0);
