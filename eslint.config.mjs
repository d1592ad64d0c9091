import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom. Each message says what to do instead.
 *
 * @param {string[]} files
 * @param {{ regex: string, message: string }[]} patterns
 */
function restrictImports(files, patterns) {
  return {
    files,
    ignores: ['**/*.test.{ts,tsx}', '**/__fixtures__/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    },
  };
}

/** Pure files that every world may import. */
const LIB =
  'plugins/lib/(apiAnchors|packageNames|paths|product|richText|storageKeys)';

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      'build/',
      'node_modules/',
      '**/__fixtures__/**',
      'tests/fixtures/',
      'versioned_docs/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        {
          'ts-expect-error': 'allow-with-description',
          'ts-ignore': true,
          'ts-nocheck': true,
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'plugins/*/client/**/*.tsx', 'docs/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    // Demos show how an app would do it: a request in an effect is common.
    files: ['docs/**/demos/**/*.tsx'],
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['px', 'JS', 'TS'] },
      ],
    },
  },
  {
    // Loaders of the bundler, which takes no other modules.
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  restrictImports(
    ['docs/**/demos/**/*.{ts,tsx}'],
    [
      {
        regex: '^(@site|@theme|@docusaurus|\\.\\./)',
        message:
          'A demo imports public packages and files of its own folder only: a reader pastes it into an app.',
      },
    ],
  ),
  restrictImports(
    ['plugins/**/*.ts'],
    [
      {
        regex: '^(react|react-dom|@site/src)(/|$)|/src/',
        message:
          'Build code knows nothing of the browser: pass data as options or JSON. Browser files of a plugin belong in its client/ folder.',
      },
    ],
  ),
  restrictImports(
    ['src/features/**/*.{ts,tsx}', 'src/components/**/*.{ts,tsx}'],
    [
      {
        regex: `^@site/plugins/(?!lib/|[^/]+/(types|pageTypes|toSidebars|parseFrontMatter)$)`,
        message:
          'Browser code takes types from plugins/*/types and pure functions from plugins/lib, nothing else.',
      },
      {
        regex: `^@site/(?!${LIB}$)plugins/lib/`,
        message: `Only the pure files ${LIB} may be imported in the browser.`,
      },
      {
        regex: '^@site/server/(?!schemas/)',
        message:
          'What the browser and the server share is in server/schemas: shapes and limits.',
      },
      {
        regex: '^(\\.\\./[a-z-]+|@site/src/features/[^/]+)/(?!standalone$).+',
        message:
          "Import another feature through its index.ts, not its internals: '../theme'. What runs without the site's shell takes standalone.ts, where there is one.",
      },
    ],
  ),
  restrictImports(
    ['src/theme/**/*.{ts,tsx}'],
    [
      {
        regex: '^@site/plugins/',
        message:
          'A swizzle is thin: let a feature read what the build says, and use the feature.',
      },
    ],
  ),
  restrictImports(
    ['server/**/*.ts'],
    [
      {
        regex: '(^|/)(src|plugins)/',
        message: 'The server shares schemas only (server/schemas).',
      },
    ],
  ),
  restrictImports(
    ['server/schemas/*.ts'],
    [
      {
        regex: '.',
        message:
          'A schema imports nothing: the browser and the server both read it.',
      },
    ],
  ),
);
