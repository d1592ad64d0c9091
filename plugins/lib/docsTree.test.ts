import path from 'node:path';
import {
  getTranslatedDirectory,
  getTreePath,
  getVersion,
  locatePage,
} from './docsTree';

const SITE = path.resolve('/site');
const CURRENT = { name: 'current', directory: 'docs/x' };
const CUT = {
  name: 'version-7.16.0',
  directory: 'versioned_docs/version-7.16.0',
};

function locate(file: string) {
  return locatePage(path.join(SITE, file), SITE, [CURRENT, CUT]);
}

describe('locatePage', () => {
  it.each([
    ['an English page', 'docs/x/react-charts/bars/index.mdx', CURRENT],
    [
      'a translation, in the tree of its English page',
      'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
      CURRENT,
    ],
    [
      'a page of a cut version',
      'versioned_docs/version-7.16.0/react-charts/bars/index.mdx',
      CUT,
    ],
    [
      'a translation of a cut version',
      'i18n/zh/docusaurus-plugin-content-docs/version-7.16.0/react-charts/bars/index.mdx',
      CUT,
    ],
  ])('finds %s', (_what, file, tree) => {
    expect(locate(file)).toEqual({ tree, page: 'react-charts/bars' });
  });

  it.each([
    ['a page of the site itself', 'src/pages/index.mdx'],
    ['a folder that only begins like a tree', 'docs/xtra/bars/index.mdx'],
    ['a version that was not cut', 'versioned_docs/version-7.1.0/a/index.mdx'],
    [
      'a translation of a version that was not cut',
      'i18n/zh/docusaurus-plugin-content-docs/version-7.1.0/a/index.mdx',
    ],
    [
      'a translation of another docs instance',
      'i18n/zh/docusaurus-plugin-content-docs-site/current/a/index.mdx',
    ],
  ])('finds nothing for %s', (_what, file) => {
    expect(locate(file)).toBeUndefined();
  });
});

describe('a tree', () => {
  it('has a version, a path and a folder of translations', () => {
    expect([getVersion(CURRENT), getVersion(CUT)]).toEqual([
      'current',
      '7.16.0',
    ]);
    expect([getTreePath(CURRENT, 'x'), getTreePath(CUT, 'x')]).toEqual([
      '/x/',
      '/x/7.16.0/',
    ]);
    expect(getTranslatedDirectory('zh', CUT)).toBe(
      'i18n/zh/docusaurus-plugin-content-docs/version-7.16.0',
    );
  });
});
