/** Says why for many hints: reads one JSON line for each ({ table, players, hinted }) and writes one with the id of its text, its values and its words. */
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

const vite = await createServer({
  root: new URL('..', import.meta.url).pathname,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true },
});
const { learn, LANGUAGES } = await vite.ssrLoadModule('/src/texts.ts');
await Promise.all(LANGUAGES.map(learn));
const { reasonFor, reasonWords } = await vite.ssrLoadModule('/src/match/hint.ts');
const { seated } = await vite.ssrLoadModule('/src/match/names.ts');
for await (const line of createInterface({ input: process.stdin })) {
  const { table, players, hinted } = JSON.parse(line);
  const reason = await reasonFor(table, seated(players, [table.seat]), hinted);
  console.log(JSON.stringify({ ...reason, words: reasonWords(reason) }));
}
await vite.close();
