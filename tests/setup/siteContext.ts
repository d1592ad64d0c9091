import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusContext } from '@docusaurus/types';
import type { Language } from '@site/plugins/lib/paths';

const URL = 'https://docs.example';

const LOCALE_CONFIGS = {
  en: { label: 'English', htmlLang: 'en', baseUrl: '/' },
  zh: { label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/zh/' },
} as const;

function createVersion(
  prefix: string,
  version: Pick<GlobalVersion, 'name' | 'label' | 'isLast'>,
  docIds: readonly string[],
): GlobalVersion {
  return {
    ...version,
    path: prefix,
    mainDocId: 'introduction/index',
    docs: docIds.map((id) => ({
      id,
      path: `${prefix}/${id.replace(/index$/, '')}`,
    })),
    draftIds: [],
  };
}

/** Two versions of the docs; the heatmap came with the newer one. */
function createVersions(baseUrl: string): GlobalVersion[] {
  return [
    createVersion(
      `${baseUrl}x`,
      { name: 'current', label: '7.17.0', isLast: true },
      [
        'introduction/index',
        'react-data-grid/sorting/index',
        'react-charts/heatmap/index',
      ],
    ),
    createVersion(
      `${baseUrl}x/7.0.0`,
      { name: '7.0.0', label: '7.0.0', isLast: false },
      ['introduction/index', 'react-data-grid/sorting/index'],
    ),
  ];
}

/** What the build tells the browser about the site, for the site in one language. */
export function createSiteContext(language: Language): DocusaurusContext {
  const { baseUrl } = LOCALE_CONFIGS[language];
  return {
    siteConfig: {
      title: 'MUI X',
      url: URL,
      baseUrl,
      trailingSlash: true,
      future: { experimental_router: 'browser' },
      customFields: {
        libraryVersion: '7.17.0',
        issuesRepositoryUrl: 'https://forge.example/library',
        feedbackEndpoint: '/api/feedback',
        eventsEndpoint: '/api/events',
        webVitalsSampling: 1e-4,
      },
      themeConfig: {
        navbar: { hideOnScroll: false },
        colorMode: {
          defaultMode: 'light',
          disableSwitch: false,
          respectPrefersColorScheme: true,
        },
      },
      // The rest of the configuration is the build's.
    } as unknown as DocusaurusContext['siteConfig'],
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh'],
      currentLocale: language,
      path: 'i18n',
      localeConfigs: Object.fromEntries(
        Object.entries(LOCALE_CONFIGS).map(([locale, config]) => [
          locale,
          {
            ...config,
            direction: 'ltr',
            calendar: 'gregory',
            path: locale,
            translate: locale !== 'en',
            url: URL,
          },
        ]),
      ),
    },
    globalData: {
      'docusaurus-plugin-content-docs': {
        default: {
          path: `${baseUrl}x`,
          versions: createVersions(baseUrl),
          breadcrumbs: true,
        },
      },
    },
    codeTranslations: {},
    siteMetadata: { docusaurusVersion: '3.10.2', pluginVersions: {} },
  };
}
