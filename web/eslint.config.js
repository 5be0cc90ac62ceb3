// The ESLint rules that need no types, for `npm run lint`; .oxlintrc.json and eslint.typed.config.js have the rest.
// They also read the boards in examples/, from the folder above, since ESLint looks at nothing outside its own.
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import layers from './eslint.layers.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['public', 'schema', 'src/lib/net/types.ts', 'src/games/*/types.ts', 'examples/*/web/*/types.ts']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { files: ['src/**', 'examples/**'], languageOptions: { globals: globals.browser } },
  { files: ['*.js', 'scripts/**'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  layers,
  {
    rules: {
      // a function property can be passed on by itself, and TypeScript checks its parameters more strictly
      '@typescript-eslint/method-signature-style': 'error',
      // TypeScript's noUnusedLocals and noUnusedParameters cover this, and they understand templates
      '@typescript-eslint/no-unused-vars': 'off',
      // it compiles every component, so it is in eslint.typed.config.js
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
);
