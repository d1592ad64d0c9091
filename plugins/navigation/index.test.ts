import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  copyToTempDirectory,
  createTempDirectory,
  writeFiles,
} from '../../tests/setup/tempDirectory';
import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { page, shared } from './define';
import navigationPlugin from './index';

const I18N = { defaultLocale: 'en', locales: ['en', 'zh'] };
const TRANSLATIONS = 'i18n/zh/docusaurus-plugin-content-docs/current';

function createPlugin(siteDir: string, roots = navigation) {
  return navigationPlugin(
    // The plugin reads nothing else of its context.
    { siteDir, i18n: I18N } as LoadContext,
    {
      navigation: roots,
      docsPath: 'docs/x',
      routeBasePath: 'x',
      redirects: [{ from: '/', to: '/x/introduction/' }],
    },
  );
}

function copySite(): string {
  return copyToTempDirectory(
    path.join(__dirname, '__fixtures__/site-with-translation-and-version'),
  );
}

describe('loadContent, with mistakes', () => {
  const siteDir = copySite();
  writeFiles(siteDir, { [`${TRANSLATIONS}/react-chart/index.mdx`]: '' });

  it('stops the build with every problem of the tree, the pages and the translations', async () => {
    const plugin = await createPlugin(siteDir, [
      ...navigation,
      shared(page('/x/whats-new', { title: 'Again' })),
    ]);

    expect(() => plugin.loadContent?.()).toThrow(
      new Error(
        [
          "[navigation] docs/x/orphan/index.mdx — No navigation entry leads to this page (/x/orphan). Add page('/x/orphan') to sidebars.ts, or move the file.",
          '[navigation] i18n/zh/docusaurus-plugin-content-docs/current/react-chart/index.mdx — This translation has no English page (/x/react-chart), so no reader would see it. Did you mean "/x/react-charts"?',
          '[navigation] sidebars.ts — The pathname "/x/whats-new" is used twice: by "What\'s new" and by "Again". Give each entry a pathname of its own.',
        ].join('\n'),
      ),
    );
  });
});

describe('loadContent, without mistakes', () => {
  const siteDir = copySite();
  fs.rmSync(path.join(siteDir, 'docs/x/orphan'), { recursive: true });

  it('lets the build go on', async () => {
    const plugin = await createPlugin(siteDir);

    expect(() => plugin.loadContent?.()).not.toThrow();
  });
});

describe('postBuild', () => {
  const outDir = createTempDirectory();
  const file = path.join(outDir, '_redirects');

  type BuiltSite = Parameters<NonNullable<Plugin['postBuild']>>[0];

  async function finishBuild(currentLocale: string): Promise<void> {
    const plugin = await createPlugin(outDir);
    await plugin.postBuild?.({
      outDir,
      i18n: { ...I18N, currentLocale },
      // The plugin reads nothing else of the build.
    } as BuiltSite);
  }

  it('writes no redirects into the folder of a translation', async () => {
    await finishBuild('zh');

    expect(fs.existsSync(file)).toBe(false);
  });

  it('writes those of all languages where static hosts look for them', async () => {
    await finishBuild('en');

    expect(fs.readFileSync(file, 'utf8')).toBe(
      '/ /x/introduction/ 301\n/zh/ /zh/x/introduction/ 301\n',
    );
  });
});
