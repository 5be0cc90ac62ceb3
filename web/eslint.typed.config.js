// What takes the types of the whole client, or a compiler for each component: for `npm run check`.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['public', 'scripts', '*.*', 'src/lib/net/types.ts']),
  // eslint.config.js looks for directives that are of no use
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  typescript.configs.strictTypeCheckedOnly,
  svelte.configs.base,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      'svelte/no-unused-svelte-ignore': 'error',
      // numbers stand in sentences, styles and paths
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // the strings that are taken apart are notation and printed data, all ASCII
      '@typescript-eslint/no-misused-spread': 'off',
      // `void value` in an effect says that the effect depends on it
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `() => close()` says what it does
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    // ESLint takes whatever comes from a component for `any`; svelte-check knows it, and looks
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
