/** What ESLint looks for, in TypeScript and in components; how things are laid out is the formatter's business. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default typescript.config(
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.js', '*.config.ts'] },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // `{#each { length: 3 } as _, index}`: what is not needed is called so.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Our maps and sets are never changed once they are made: state is replaced as a whole (`$state.raw`).
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is how a space at the edge of an element is kept.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    // A component's properties are `any` to ESLint, which does not read components as types; svelte-check does, and strictly.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // What comes over the wire has the types of the game that is played (`Games` in wire.ts): no cast through `unknown`.
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword', message: 'No cast through unknown: give it its type.' },
      ],
    },
  },
  {
    // Configuration and tools are not part of the client's TypeScript project.
    files: ['*.config.js', '*.config.ts', 'tools/*.mjs', 'tools/*.js'],
    extends: [typescript.configs.disableTypeChecked],
  },
  { files: ['tools/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['tools/*.js'],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly' }, parserOptions: { projectService: false } },
  },
);
