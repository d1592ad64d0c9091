import path from 'node:path';
import { locateDoc } from './locateDoc';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);

function locate(file: string) {
  return locateDoc(path.join(SITE, file), SITE, 'x');
}

describe('locateDoc', () => {
  it.each([
    [
      'an English page',
      'docs/x/react-data-grid/sorting/index.mdx',
      'react-data-grid/sorting/index',
      '/x/react-data-grid/sorting',
      'docs/x',
    ],
    [
      'a translation, at the place of its English page',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-data-grid/sorting/index.mdx',
      'react-data-grid/sorting/index',
      '/x/react-data-grid/sorting',
      'docs/x',
    ],
    [
      'a page of a cut version',
      'versioned_docs/version-7.16.0/react-data-grid/index.mdx',
      'react-data-grid/index',
      '/x/react-data-grid',
      'versioned_docs/version-7.16.0',
    ],
    [
      'a translation of a cut version',
      'i18n/zh/docusaurus-plugin-content-docs/version-7.16.0/react-data-grid/index.mdx',
      'react-data-grid/index',
      '/x/react-data-grid',
      'versioned_docs/version-7.16.0',
    ],
    [
      'a page without a folder of its own',
      'docs/x/react-data-grid/filtering.md',
      'react-data-grid/filtering',
      '/x/react-data-grid/filtering',
      'docs/x',
    ],
  ])('finds %s', (_what, file, docId, pathname, treeDirectory) => {
    expect(locate(file)).toMatchObject({ docId, pathname, treeDirectory });
  });

  it.each(['src/pages/index.mdx', 'README.md', 'docs/site/index.mdx'])(
    'knows no page in %s, which is outside these docs',
    (file) => {
      expect(locate(file)).toBeUndefined();
    },
  );

  it.each([
    ['docs/x/react-data-grid/sorting/index.mdx', true],
    ['docs/x/react-data-grid/index.mdx', false],
    ['versioned_docs/version-7.16.0/react-data-grid/index.mdx', true],
    ['versioned_docs/version-7.16.0/react-data-grid/sorting/index.mdx', false],
  ])(
    'looks for the Chinese of %s in the same version: %s',
    (file, expected) => {
      expect(locate(file)?.isTranslatedTo('zh')).toBe(expected);
    },
  );
});
