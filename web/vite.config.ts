// types alone: whoever only builds the client has no vitest
/// <reference types="vitest/config" />
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed, shelfWords } from './vite.plugins.ts';

const path = (to: string): string => fileURLToPath(new URL(to, import.meta.url));

// folders with games from outside: their boards, and their packages, which contain their words
const { WAWEL_WEB_GAMES, WAWEL_GAMES, WAWEL_WEB } = process.env;
const outside = (folder: string | undefined): string => resolve(folder || path('./src/games/none'));

export default defineConfig({
  plugins: [svelte(), shelfWords, packed()],
  resolve: {
    alias: {
      $lib: path('./src/lib'),
      '$outside-web': outside(WAWEL_WEB_GAMES),
      '$outside-rules': outside(WAWEL_GAMES),
    },
  },
  build: {
    // where the server looks for the client: its own folder, or the one in WAWEL_WEB, which may contain other things
    outDir: WAWEL_WEB ? resolve(WAWEL_WEB) : path('../src/wawel/server/web'),
    emptyOutDir: !WAWEL_WEB,
    target: 'es2022',
    // fonts and art stay separate files, so browsers can cache them between builds
    assetsInlineLimit: 0,
    // somebody who starts a table does not care how long each plugin took
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } },
  },
  server: {
    // the games' words are next to their rules, outside this folder
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
