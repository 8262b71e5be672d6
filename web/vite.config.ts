/** How the client is built, served while developing, and tested. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['VERVET_SERVER'] ?? 'http://127.0.0.1:8428';

export default defineConfig({
  plugins: [svelte()],
  // Files find each other wherever the server puts them; in index.html the server writes where that is.
  base: './',
  build: { outDir: '../src/vervet/web_client', emptyOutDir: true, target: ['chrome123', 'firefox121', 'safari17.5'] },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: {
    setupFiles: ['src/texts.setup.ts'],
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Our modules keep no state that a test could leave behind, and reading all texts anew for each file took three
    // quarters of the time.
    pool: 'threads',
    isolate: false,
  },
});
