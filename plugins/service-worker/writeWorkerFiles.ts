import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import type { DesignTokens } from '../lib/designTokens';
import { LANGUAGES } from '../lib/paths';
import { getProductIdentifier, getProductIds } from '../lib/product';
import { bundleWorker } from './bundleWorker';
import type { ChunkGroup } from './chunkGraph';
import { createWebManifest } from './createWebManifest';
import type { ServiceWorkerOptions } from './options';
import { planPacks, type RouteChunks } from './planPacks';
import { readBuildId, readHtmlFiles } from './readHtml';
import { readTexts } from './readTexts';
import type { LanguagePlan, PackPlan, WorkerSite } from './types';

export interface WorkerInput {
  readonly options: ServiceWorkerOptions;
  readonly graph: readonly ChunkGroup[];
  readonly routeChunks: RouteChunks;
}

/** Where the plans of the packs wait for the compressed site; one file a language. */
export function getPlanDirectory(siteDirectory: string): string {
  return path.join(siteDirectory, '.cache/service-worker');
}

async function readWorkerTexts({
  siteDir,
  i18n,
}: Props): Promise<WorkerSite['languages']> {
  const others = LANGUAGES.filter((name) => name !== i18n.currentLocale);
  return Promise.all(
    [i18n.currentLocale, ...others].map(async (name) => ({
      htmlLang: i18n.localeConfigs[name]?.htmlLang ?? name,
      texts: await readTexts(siteDir, name),
    })),
  );
}

/** The guide of a product that is nearest to the root. */
function findStartPage({ pages, product }: PackPlan): string | undefined {
  return pages
    .filter(
      (page) =>
        getProductIds(page).product === product && !page.includes('/api/'),
    )
    .sort((a, b) => a.length - b.length)[0];
}

/** Writes what a language needs beside its pages: the worker, the web app manifest, and the plan of its packs. */
export async function writeWorkerFiles(
  props: Props,
  { options, graph, routeChunks }: WorkerInput,
): Promise<void> {
  const { baseUrl, i18n, outDir, routesPaths, siteDir } = props;
  const docsPath = `${baseUrl}${options.routeBasePath}/`;
  const startPath = docsPath + options.startPage;
  const readPage = (url: string): string =>
    readFileSync(
      path.join(outDir, url.slice(baseUrl.length), 'index.html'),
      'utf8',
    );
  const build = readBuildId(readPage(startPath));
  const packs = planPacks({
    docsPath,
    baseUrl,
    paths: routesPaths,
    routeChunks,
    graph,
    readPageFiles: (url) => readHtmlFiles(readPage(url)),
  });
  const getName = (product: string): string =>
    getProductIdentifier(product, 'en', options.libraryVersion).name;
  const languages = await readWorkerTexts(props);
  const [language] = languages;
  const tokens = JSON.parse(
    await fs.readFile(path.join(siteDir, options.tokensPath), 'utf8'),
  ) as DesignTokens;

  const plan: LanguagePlan = {
    language: i18n.currentLocale,
    baseUrl,
    version: options.libraryVersion,
    build,
    packs,
  };
  const directory = getPlanDirectory(siteDir);
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(
    path.join(directory, `${i18n.currentLocale}.json`),
    JSON.stringify(plan),
  );
  await bundleWorker({
    entry: path.join(siteDir, options.entry),
    output: path.join(outDir, options.routeBasePath, 'sw.js'),
    site: {
      build,
      languages,
      productNames: Object.fromEntries(
        packs.map(({ product }) => [product, getName(product)]),
      ),
    },
  });
  if (language) {
    const manifest = createWebManifest({
      language,
      docsPath,
      startPath,
      themeColor: tokens.themeColor.light,
      backgroundColor: tokens.color.light['background'] ?? '#fff',
      products: packs.flatMap((pack) => {
        const startPage = findStartPage(pack);
        return startPage
          ? [{ name: getName(pack.product), path: startPage }]
          : [];
      }),
    });
    await fs.writeFile(
      path.join(outDir, 'manifest.webmanifest'),
      JSON.stringify(manifest),
    );
  }
}
