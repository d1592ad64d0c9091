import fs from 'node:fs';
import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Config } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { version as libraryVersion } from '@mui/x-data-grid/package.json';
import remarkCjkFriendly from 'remark-cjk-friendly';
import { remarkCatalogues } from './plugins/api-reference/catalogues/remarkCatalogues';
import { remarkPlaygrounds } from './plugins/api-reference/playgrounds/remarkPlaygrounds';
import { remarkApiLinks } from './plugins/api-reference/prose/remarkApiLinks';
import { listApiPaths } from './plugins/api-reference/listApiPaths';
import { rehypeStaticCode } from './plugins/code-blocks/rehypeStaticCode';
import { remarkDemos } from './plugins/demos/remarkDemos';
import { LANGUAGES } from './plugins/lib/paths';
import { readDocsTrees } from './plugins/lib/readDocsTrees';
import { STORAGE_NAMESPACE } from './plugins/lib/storageKeys';
import { createParseFrontMatter } from './plugins/navigation/parseFrontMatter';
import { remarkUnwrittenLinks } from './plugins/navigation/remarkUnwrittenLinks';
import { loadRedirects } from './plugins/navigation/loadRedirects';
import framePolicy from './server/framePolicy.json';
import { remarkPageComponents } from './plugins/page-components/remarkPageComponents';
import type { ServiceWorkerOptions } from './plugins/service-worker/options';
import navigation from './sidebars';
import { loadSiteOptions } from './site.config';

const site = loadSiteOptions(process.env);

const docsTrees = readDocsTrees(__dirname);

const tokensPath = 'src/css/tokens.json';
const routeBasePath = 'x';
const generatedStatic = '.cache/static';
const docsPages = {
  directory: path.join(__dirname, 'docs/x'),
  siteDirectory: __dirname,
  routeBasePath,
};
const apiPaths = listApiPaths(routeBasePath);
const redirects = loadRedirects(docsPages, apiPaths);

/** A product's link in the header: every reader goes through these, so that a tenth of the clicks tells enough (behaviours §11.4). */
function toProductLink(sidebarId: string, label: string) {
  return {
    type: 'docSidebar',
    sidebarId,
    label,
    'data-ga-event-category': 'header',
    'data-ga-event-action': 'product',
    'data-ga-event-label': sidebarId,
    'data-ga-event-split': '0.1',
  };
}

const config: Config = {
  title: 'MUI X',
  tagline: 'Data grid, date and time pickers, charts and tree view for React',
  titleDelimiter: '-',
  favicon: 'img/mark.svg',
  url: site.url,
  baseUrl: '/',
  trailingSlash: true,
  staticDirectories: ['static', generatedStatic],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {
    v4: true,
    faster: true,
    // An archive of the sources has no history to read dates from.
    experimental_vcs: fs.existsSync(path.join(__dirname, '.git')),
  },
  storage: { type: 'localStorage', namespace: STORAGE_NAMESPACE },
  i18n: {
    // Another folder while the check of the translations collects all texts.
    path: process.env['DOCS_I18N_PATH'] ?? 'i18n',
    defaultLocale: 'en',
    locales: [...LANGUAGES],
    localeConfigs: {
      en: { label: 'English', htmlLang: 'en' },
      zh: { label: '简体中文', htmlLang: 'zh-CN' },
    },
  },
  markdown: {
    hooks: {
      onBrokenMarkdownLinks: 'throw',
      onBrokenMarkdownImages: 'throw',
    },
    parseFrontMatter: createParseFrontMatter({
      navigation,
      siteDirectory: __dirname,
      routeBasePath,
      translationLocales: LANGUAGES.filter((language) => language !== 'en'),
    }),
  },
  headTags: [
    // Where the icon font is put in, on pages that show it.
    { tagName: 'noscript', attributes: { id: 'material-icon-font' } },
  ],
  customFields: {
    libraryVersion,
    issuesRepositoryUrl: site.issuesRepositoryUrl,
    editUrl: site.editUrl,
    adsInDevelopment: site.adsInDevelopment,
    feedbackEndpoint: site.feedbackEndpoint,
    eventsEndpoint: site.eventsEndpoint,
    gaMeasurementId: site.gaMeasurementId,
    webVitalsSampling: site.webVitalsSampling,
  },
  clientModules: [
    './src/features/analytics/client.ts',
    './src/features/copy-shortcut/client.ts',
    './src/features/feedback/client.ts',
    './src/features/offline/client.ts',
    './src/features/web-vitals/client.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          path: 'docs/x',
          routeBasePath,
          sidebarPath: './plugins/navigation/docsSidebars.ts',
          exclude: [...GlobExcludeDefault, '**/demos/**'],
          numberPrefixParser: false,
          lastVersion: 'current',
          versions: { current: { label: libraryVersion, path: '' } },
          ...(site.editUrl && { editUrl: site.editUrl }),
          showLastUpdateTime: true,
          remarkPlugins: [
            remarkCjkFriendly,
            [npm2yarn, { sync: true }],
            remarkPageComponents,
            [remarkPlaygrounds, { siteDirectory: __dirname, trees: docsTrees }],
            [remarkDemos, { siteDirectory: __dirname, trees: docsTrees }],
            [remarkCatalogues, { siteDirectory: __dirname, trees: docsTrees }],
            [remarkApiLinks, { siteDirectory: __dirname, trees: docsTrees }],
            [
              remarkUnwrittenLinks,
              { navigation, pages: docsPages, generatedPaths: apiPaths },
            ],
          ],
          rehypePlugins: [rehypeStaticCode],
        },
        blog: false,
        pages: {},
        theme: { customCss: './src/css/index.css' },
        sitemap: {},
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./plugins/design-tokens/index.ts', { tokensPath }],
    ['./plugins/first-paint/index.ts', { tokensPath }],
    [
      './plugins/fonts/index.ts',
      {
        source:
          '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
        staticDirectory: generatedStatic,
      },
    ],
    [
      './plugins/ads/index.ts',
      { staticDirectory: generatedStatic, ads: site.ads },
    ],
    './plugins/direction/index.ts',
    './plugins/unused-styles/index.ts',
    './plugins/code-blocks/index.ts',
    './plugins/chunks/index.ts',
    './plugins/client-config/index.ts',
    './plugins/inline-texts/index.ts',
    ['./plugins/api-reference/index.ts', { trees: docsTrees, routeBasePath }],
    './plugins/migrations/index.ts',
    [
      './plugins/navigation/index.ts',
      { navigation, docsPath: 'docs/x', routeBasePath, redirects },
    ],
    [
      './plugins/demo-frame/index.ts',
      {
        entry: 'src/features/demo-frame/frame/main.ts',
        staticDirectory: generatedStatic,
        policy: framePolicy,
        licenseKey: site.licenseKey,
      },
    ],
    [
      './plugins/service-worker/index.ts',
      {
        entry: 'src/features/offline/worker/main.ts',
        routeBasePath,
        startPage: 'introduction/',
        libraryVersion,
        tokensPath,
      } satisfies ServiceWorkerOptions,
    ],
    ['./plugins/page-rules/index.ts', { docsPath: 'docs/x' }],
    ['@docusaurus/plugin-client-redirects', { redirects }],
    [
      './plugins/demos/index.ts',
      {
        trees: docsTrees,
        licenseKey: site.licenseKey,
        repositoryUrl: site.issuesRepositoryUrl,
        previewCommit: site.previewCommit,
      },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: {
      title: 'MUI X',
      logo: { alt: '', src: 'img/mark.svg', href: '/x/introduction/' },
      items: [
        toProductLink('dataGrid', 'Data Grid'),
        toProductLink('datePickers', 'Pickers'),
        toProductLink('charts', 'Charts'),
        toProductLink('treeView', 'Tree View'),
        { type: 'custom-versions', position: 'right' },
        { type: 'custom-language', position: 'right' },
        { type: 'custom-settings', position: 'right' },
        {
          type: 'custom-repository',
          href: site.issuesRepositoryUrl,
          position: 'right',
        },
      ],
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  } satisfies Preset.ThemeConfig,
};

export default config;
