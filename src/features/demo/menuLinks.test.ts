import { toSourceUrl, toVariantLink } from './menuLinks';

describe('toVariantLink', () => {
  it.each([
    ['https://a.example/x/', 'JS', 'https://a.example/x/#Sorting.js'],
    ['https://a.example/x/', 'TS', 'https://a.example/x/#Sorting.tsx'],
    ['https://a.example/x/#old', 'JS', 'https://a.example/x/#Sorting.js'],
    [
      'https://a.example/zh/x/?demo.Sorting=rtl#old',
      'TS',
      'https://a.example/zh/x/?demo.Sorting=rtl#Sorting.tsx',
    ],
  ] as const)('leads from %s in %s to %s', (pageUrl, variant, link) => {
    expect(toVariantLink(pageUrl, 'Sorting', variant)).toBe(link);
  });
});

describe('toSourceUrl', () => {
  it.each([
    'https://forge.example/owner/repo/edit/main',
    'https://forge.example/owner/repo/edit/main/',
    'https://forge.example/owner/repo/blob/main',
  ])('shows the file where %s would edit it', (editUrl) => {
    expect(toSourceUrl(editUrl, 'docs/x/page/demos/Sorting.tsx')).toBe(
      'https://forge.example/owner/repo/blob/main/docs/x/page/demos/Sorting.tsx',
    );
  });
});
