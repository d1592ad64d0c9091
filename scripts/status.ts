/** `npm run status`: how much of the navigation has a page, by area and language, and the demos. */
import path from 'node:path';
import { readDemos } from '../plugins/demos/readDemos';
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
  const demos = await readDemos(SITE, { name: 'current', directory: 'docs/x' });
  console.log(`${demos.length} demos.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
