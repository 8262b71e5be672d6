/**
 * Checks many logs: `node web/tools/check-logs.mjs FILE` reads a log from each line and prints one line of JSON for each,
 * {"index", "result": "proven" | "no-proof" | "fault", "where", "what"}, where and what of the first fault.
 *
 * It is the browser's check, bundled from its sources as they are; only the hashes are Node's own, which are faster.
 */
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

async function browsersCheck() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, ssr: 'src/deal/check.ts', target: 'node20', minify: false },
  });
  const code = Buffer.from(output[0].code).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)).check;
}

const hashes = {
  sha256: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  hmac: (key) => (bytes) => new Uint8Array(createHmac('sha256', key).update(bytes).digest()),
};

/** The lines of a file; Node's own reader of lines would end them at U+2028, too, which JSON may hold. */
async function* linesOf(path) {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest) yield rest;
}

const [file] = process.argv.slice(2);
if (!file) {
  console.error('usage: node web/tools/check-logs.mjs FILE, with one log on each line');
  process.exit(2);
}
const check = await browsersCheck();
let index = 0;
for await (const line of linesOf(file)) {
  const verdict = await check(line, () => null, hashes);
  const { where = '', what = '' } = verdict.faults?.[0] ?? {};
  process.stdout.write(`${JSON.stringify({ index, result: verdict.result, where, what })}\n`);
  index += 1;
}
