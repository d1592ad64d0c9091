/**
 * `npm run status`: how much of the navigation has a page, by area and
 * language, and how far the demos cover the props. `--verbose` lists the props
 * without a demo.
 */
import path from 'node:path';
import { loadVersion } from '../plugins/api-reference/loadVersion';
import { DEFAULT_PACKAGES_ROOT } from '../plugins/api-reference/options';
import { readInputs } from '../plugins/api-reference/readInputs';
import { countUnusedProps } from '../plugins/api-reference/uses/countUnusedProps';
import { createUseIndex } from '../plugins/api-reference/uses/createUseIndex';
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

/** Props per product, and those that no demo uses. */
async function printDemoCoverage(isVerbose: boolean): Promise<void> {
  const source = {
    siteDirectory: SITE,
    tree: { name: 'current', directory: 'docs/x' },
    routeBasePath: 'x',
    packagesRoot: DEFAULT_PACKAGES_ROOT,
    locales: LANGUAGES,
  };
  const inputs = await readInputs(source);
  const { demos, index } = await loadVersion(source, inputs);
  console.log(`${demos.length} demos.`);
  const products = countUnusedProps(index, createUseIndex(demos, index));
  console.table(
    Object.fromEntries(
      products.map(({ product, props, unused }) => [
        product,
        { props, 'without a demo': unused.length },
      ]),
    ),
  );
  if (isVerbose) {
    console.log(products.flatMap(({ unused }) => unused).join('\n'));
  } else {
    console.log('Run "npm run status -- --verbose" to list them.');
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
  await printDemoCoverage(process.argv.includes('--verbose'));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
