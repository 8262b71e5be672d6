// Keeps the page and all its screens for visits without a network. `make site` fills in the version and the files; Python and the games, which
// are most of it, are kept by the page's own worker (`src/device/ingredients.ts`).
const VERSION = '__VERSION__';
const FILES = __FILES__;
// Those that the first visit has not fetched already, in one, packed: a line of JSON with names and sizes, then the files.
const PACK = '__PACK__';
const LINE_END = 10;
const TYPES = {
  css: 'text/css',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
const OURS = `vervet-page ${self.registration.scope} `;
const CACHE = OURS + VERSION;
const address = (path) => new URL(path, self.registration.scope).href;
const PAGE = address('./');

async function keepAll() {
  const cache = await caches.open(CACHE);
  const known = (await caches.keys()).some((name) => name.startsWith(OURS) && name !== CACHE);
  // Who has an older version has most of it.
  if (!known) await unpackAll(cache).catch(() => undefined);
  await fetchRest(cache);
}

async function unpackAll(cache) {
  const packed = await fetch(address(PACK));
  if (!packed.ok) return;
  const whole = new Response(packed.body.pipeThrough(new DecompressionStream('gzip')));
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let start = bytes.indexOf(LINE_END) + 1;
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
  for (const [path, size] of Object.entries(sizes)) {
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/html';
    await cache.put(address(path), new Response(bytes.slice(start, start + size), { headers: { 'content-type': type } }));
    start += size;
  }
}

/** What was not in the pack, or all of it where the pack did not come, or not whole. */
async function fetchRest(cache) {
  await Promise.all(
    FILES.map(async (path) => {
      if (await cache.match(address(path))) return;
      // What has a hash in its name never changes: an older cache may have it already.
      const known = path.startsWith('assets/') ? await caches.match(address(path)) : undefined;
      const found = known ?? (await fetch(address(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' }));
      if (!found.ok) throw new Error(`${path}: ${found.status}`);
      await cache.put(address(path), found);
    }),
  );
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  // So that the first visit can go on without a network, too.
  await self.clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
// A newer worker waits until every page of the older one is closed, or somebody says that it may take over.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const path = event.request.url.split(/[?#]/, 1)[0] ?? '';
  const page = path === PAGE || path === `${PAGE}index.html`;
  if (event.request.method !== 'GET' || !(page || FILES.some((file) => address(file) === path))) return;
  event.respondWith(answer(event.request, page ? PAGE : path));
});
