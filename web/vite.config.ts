import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: path('./src/lib') } },
  build: {
    outDir: path('../src/wawel/server/web'),
    emptyOutDir: true,
    target: 'es2022',
    // fonts and art stay files of their own, so that browsers keep them between builds
    assetsInlineLimit: 0,
    // how long each plugin took is no news for whoever starts the table
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    // the words of the games lie beside their rules, outside this folder
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
