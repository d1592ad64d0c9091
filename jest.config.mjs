/** @param {boolean} jsx */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const transform = {
  '\\.(tsx|jsx|js)$': swc(true),
  '\\.(ts|mts|mjs)$': swc(false),
};

/** Packages that ship ES modules only and have to be transformed. */
const esmPackages = [
  '@docusaurus/(core|theme-common|theme-classic|plugin-content-docs|utils-common)/lib',
];

/** Modules that Docusaurus's bundler finds under `@docusaurus/`. */
const docusaurusExports = [
  'BrowserOnly',
  'ComponentCreator',
  'constants',
  'ErrorBoundary',
  'ExecutionEnvironment',
  'Head',
  'Interpolate',
  'isInternalUrl',
  'Link',
  'Noop',
  'renderRoutes',
  'router',
  'Translate',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
  'useGlobalData',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  'useRouteContext',
];

/** ES modules that the plugins run on: shiki and unified, with what they import. */
const esmBuildPackages = [
  'shiki|@shikijs/[^/]+|oniguruma-to-es|regex(-[^/]+)?',
  'unified|bail|trough|devlop|is-plain-obj|vfile(-[^/]+)?|unist-util-[^/]+',
  'remark-[^/]+|micromark[^/]*|mdast-util-[^/]+|hast-util-[^/]+|estree-util-[^/]+',
  'ccount|character-[^/]+|comma-separated-tokens|decode-named-character-reference',
  'escape-string-regexp|fault|html-void-elements|is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  'longest-streak|parse-entities|property-information|space-separated-tokens|stringify-entities|trim-lines|zwitch',
];

/** What the projects that open the built site share. */
const browser = {
  testEnvironment: 'node',
  transform,
  moduleNameMapper: { '^@site/(.*)$': '<rootDir>/$1' },
  // A page load under a busy machine; waits end with events, not with time.
  setupFilesAfterEnv: ['<rootDir>/tests/setup/browserTimeout.ts'],
};

/**
 * One project per kind of test: `npx jest --selectProjects build-world browser-world`.
 *
 * @type {import('jest').Config}
 */
const config = {
  projects: [
    {
      displayName: 'build-world',
      testEnvironment: 'node',
      roots: ['<rootDir>/plugins', '<rootDir>/scripts', '<rootDir>/server'],
      // By default scripts/test.mjs would count as a test.
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/__fixtures__/', '/client/'],
      transform,
      transformIgnorePatterns: [
        `/node_modules/(?!(${esmBuildPackages.join('|')})/)`,
      ],
      moduleNameMapper: { '^prettier$': '<rootDir>/tests/setup/prettier.ts' },
      // Of inline snapshots, which are not written with the above.
      prettierPath: '<rootDir>/node_modules/prettier/index.cjs',
    },
    {
      displayName: 'browser-world',
      testEnvironment: 'jsdom',
      restoreMocks: true,
      roots: ['<rootDir>/src', '<rootDir>/plugins'],
      testMatch: [
        '<rootDir>/src/**/*.test.{ts,tsx}',
        '<rootDir>/plugins/**/client/**/*.test.{ts,tsx}',
      ],
      setupFiles: ['<rootDir>/tests/setup/browserGlobals.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jestDom.ts'],
      transform,
      transformIgnorePatterns: [`/node_modules/(?!${esmPackages.join('|')})`],
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '\\.woff2$': '<rootDir>/tests/setup/fontFile.ts',
        '^@site/(.*)$': '<rootDir>/$1',
        '^@demos/(.*)$': '<rootDir>/tests/setup/demos/$1',
        '^@generated/(.*)$': '<rootDir>/tests/setup/generated/$1',
        // Made while the site is built.
        '^@migrations/.*$':
          '<rootDir>/src/features/migration-checker/__fixtures__/gridMigrations.json',
        '^@docusaurus/plugin-content-docs/client$':
          '<rootDir>/node_modules/@docusaurus/plugin-content-docs/lib/client/index.js',
        [`^@docusaurus/(${docusaurusExports.join('|')})$`]:
          '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
        '^@theme-(original|init)/(.*)$':
          '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$2',
        '^@theme/(.*)$': [
          '<rootDir>/src/theme/$1',
          '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
        ],
      },
    },
    {
      // Servers in processes of their own, killed and put under load.
      displayName: 'collector',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/collector'],
      transform,
      setupFilesAfterEnv: ['<rootDir>/tests/setup/collectorTimeout.ts'],
    },
    {
      displayName: 'built-site',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/build'],
      transform,
      moduleNameMapper: { '^@site/(.*)$': '<rootDir>/$1' },
    },
    {
      ...browser,
      // Times, which other tests at the same time would change.
      displayName: 'speed',
      roots: ['<rootDir>/tests/speed'],
    },
    {
      ...browser,
      displayName: 'browser',
      roots: ['<rootDir>/tests/browser'],
    },
  ],
};

export default config;
