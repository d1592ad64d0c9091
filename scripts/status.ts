/**
 * `npm run status`: how much of the navigation has a page, by area and
 * language, and how much of the API demos and guides show. `--verbose` lists
 * what neither shows.
 */
import path from 'node:path';
import { loadVersion } from '../plugins/api-reference/loadVersion';
import { DEFAULT_PACKAGES_ROOT } from '../plugins/api-reference/options';
import { readInputs } from '../plugins/api-reference/readInputs';
import { measureCoverage } from '../plugins/api-reference/uses/measureCoverage';
import { LANGUAGES } from '../plugins/lib/paths';
import { countPages } from '../plugins/navigation/countPages';
import { readPages } from '../plugins/navigation/readPages';
import navigation from '../sidebars';

const SITE = path.resolve(__dirname, '..');

function readPathnames(directory: string): ReadonlySet<string> {
  const pages = readPages({
    directory: path.join(SITE, directory),
    siteDirectory: SITE,
    routeBasePath: 'x',
  });
  return new Set(pages.map(({ pathname }) => pathname));
}

function getPagesDirectory(language: string): string {
  return language === 'en'
    ? 'docs/x'
    : `i18n/${language}/docusaurus-plugin-content-docs/current`;
}

/** How much of each product's API the demos and guides show. */
async function printCoverage(isVerbose: boolean): Promise<void> {
  const source = {
    siteDirectory: SITE,
    tree: { name: 'current', directory: 'docs/x' },
    routeBasePath: 'x',
    packagesRoot: DEFAULT_PACKAGES_ROOT,
    locales: LANGUAGES,
  };
  const inputs = await readInputs(source);
  const { demos, guides, index } = await loadVersion(source, inputs);
  console.log(`${demos.length} demos.`);
  const coverage = measureCoverage({
    index,
    demos,
    guides: guides.get('en') ?? [],
  });
  console.table(
    Object.fromEntries(
      coverage.map(({ product, kind, names, inDemos, missing }) => [
        `${product} ${kind}`,
        {
          names,
          'in a demo': inDemos,
          'in a guide only': names - inDemos - missing.length,
          nowhere: missing.length,
        },
      ]),
    ),
  );
  if (isVerbose) {
    for (const { product, kind, missing } of coverage) {
      for (const name of missing) {
        console.log(`${product} ${kind}: ${name}`);
      }
    }
  } else {
    console.log('Run "npm run status -- --verbose" to list what is nowhere.');
  }
}

async function main(): Promise<void> {
  const pathnames = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      readPathnames(getPagesDirectory(language)),
    ]),
  );
  const areas = countPages(navigation, pathnames);
  const total = {
    area: 'Total',
    leaves: areas.reduce((sum, { leaves }) => sum + leaves, 0),
    pages: Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        areas.reduce((sum, { pages }) => sum + (pages[language] ?? 0), 0),
      ]),
    ),
  };
  console.table(
    Object.fromEntries(
      [...areas, total].map(({ area, leaves, pages }) => [
        area,
        { leaves, ...pages },
      ]),
    ),
  );
  await printCoverage(process.argv.includes('--verbose'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
