import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import navigation from './__fixtures__/site-with-translation-and-version/sidebars';
import { createParseFrontMatter } from './parseFrontMatter';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);

const parseFrontMatter = createParseFrontMatter({
  navigation,
  siteDirectory: SITE,
  routeBasePath: 'x',
  translationLocales: ['zh', 'fr'],
});

async function parse(file: string): Promise<Record<string, unknown>> {
  const filePath = path.join(SITE, file);
  const { frontMatter } = await parseFrontMatter({
    filePath,
    fileContent: fs.readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

describe('createParseFrontMatter', () => {
  it('adds what only the navigation knows to what the page says', async () => {
    await expect(
      parse('docs/x/react-data-grid/sorting/index.mdx'),
    ).resolves.toEqual({
      title: 'Sorting',
      description: 'A page of the fixture.',
      displayed_sidebar: 'dataGrid',
      pagination_prev: 'react-data-grid/index',
      pagination_next: 'react-data-grid/filtering',
      navigation: {
        pathname: '/x/react-data-grid/sorting',
        productId: 'x-data-grid',
        productCategoryId: 'x',
        groups: ['Data Grid', 'Rows'],
        translations: ['zh'],
        plan: 'pro',
        newFeature: true,
      },
    });
  });

  it('gives a translation the same, by its own words', async () => {
    await expect(
      parse(
        'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx',
      ),
    ).resolves.toEqual({
      ...(await parse('docs/x/react-data-grid/sorting/index.mdx')),
      title: '排序',
    });
  });

  it.each([
    ['docs/x/whats-new.mdx', null, 'introduction/index'],
    ['docs/x/introduction/index.mdx', 'whats-new', 'react-data-grid/index'],
    ['docs/x/react-charts/index.mdx', 'react-data-grid/filtering', null],
    [
      'versioned_docs/version-7.16.0/react-data-grid/index.mdx',
      'introduction/index',
      'react-data-grid/sorting/index',
    ],
    [
      'versioned_docs/version-7.16.0/react-data-grid/sorting/index.mdx',
      'react-data-grid/index',
      null,
    ],
    [
      'i18n/zh/docusaurus-plugin-content-docs/version-7.16.0/react-data-grid/index.mdx',
      'introduction/index',
      'react-data-grid/sorting/index',
    ],
  ])(
    'leads from %s back to %s and on to %s, over all sidebars, among the pages of its version',
    async (file, previous, next) => {
      await expect(parse(file)).resolves.toMatchObject({
        pagination_prev: previous,
        pagination_next: next,
      });
    },
  );

  it('shows pages of no product in the start sidebar', async () => {
    await expect(parse('docs/x/introduction/index.mdx')).resolves.toMatchObject(
      {
        displayed_sidebar: 'start',
        navigation: { productId: null, productCategoryId: 'x' },
      },
    );
  });

  it('lets the page overrule its sidebar and neighbours', async () => {
    await expect(parse('docs/x/react-data-grid/filtering.md')).resolves.toEqual(
      {
        title: 'Filtering',
        displayed_sidebar: 'charts',
        pagination_prev: 'react-data-grid/sorting/index',
        pagination_next: null,
        navigation: {
          pathname: '/x/react-data-grid/filtering',
          productId: 'x-data-grid',
          productCategoryId: 'x',
          groups: ['Data Grid', 'Rows'],
          translations: [],
          planned: true,
          unstable: true,
        },
      },
    );
  });

  it('leaves groups without a title out of the trail', async () => {
    await expect(parse('docs/x/react-charts/index.mdx')).resolves.toMatchObject(
      { navigation: { groups: ['Charts'] } },
    );
  });

  it('leaves the front matter of pages outside the navigation as it is', async () => {
    await expect(parse('docs/x/orphan/index.mdx')).resolves.toEqual({
      title: 'Not in the navigation',
      description: 'A page of the fixture.',
    });
  });
});
