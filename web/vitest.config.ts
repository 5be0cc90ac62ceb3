// Unit tests. Building the client must not need Vitest, so it has a configuration of its own.
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'node',
      include: ['src/**/*.test.ts'],
      setupFiles: ['src/lib/words/loaded.ts'],
      // a thread loads words and modules once for all its files: a quarter of the processor time
      pool: 'threads',
      isolate: false,
    },
  }),
);
