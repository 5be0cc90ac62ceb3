// The ESLint rules that need types or compile each component: slow, so `npm run typed` is part of the nightly checks.
// The client's other scripts are oxlint's, see .oxlintrc.json.
// ESLint runs in the folder above, so that it also reads the boards in examples/.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['examples/*/web/*/types.ts']),
  // eslint.config.js already reports unused directives
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  typescript.configs.strictTypeCheckedOnly,
  svelte.configs.base,
  {
    languageOptions: {
      parserOptions: {
        project: 'tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  { files: ['**/*.svelte'], languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } } },
  {
    rules: {
      'svelte/no-unused-svelte-ignore': 'error',
      // numbers appear in sentences, styles and paths
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // the strings we spread are notation and printed data, all ASCII
      '@typescript-eslint/no-misused-spread': 'off',
      // `void value` in an effect shows that the effect depends on it
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `() => close()` is clear enough
      '@typescript-eslint/no-confusing-void-expression': 'off',
    },
  },
  {
    // ESLint sees everything from a component as `any`; svelte-check knows the types and checks them
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
