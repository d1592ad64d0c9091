import path from 'node:path';
import { readPageReferences } from './readPageReferences';

const SITE = path.join(
  __dirname,
  '__fixtures__/site-with-translation-and-version',
);
const BARS = [
  { src: './demos/BasicBars.tsx', line: 7 },
  { src: './demos/StackedBars.tsx', line: 11 },
];

describe('readPageReferences', () => {
  it('reads the pages of a tree in every language, translations under their English page', async () => {
    await expect(
      readPageReferences(SITE, { name: 'current', directory: 'docs/x' }),
    ).resolves.toEqual([
      {
        file: 'docs/x/introduction/index.mdx',
        page: 'introduction',
        references: [],
      },
      {
        file: 'docs/x/react-charts/bars/index.mdx',
        page: 'react-charts/bars',
        references: BARS,
      },
      {
        file: 'i18n/zh/docusaurus-plugin-content-docs/current/react-charts/bars/index.mdx',
        page: 'react-charts/bars',
        references: [
          { src: './demos/BasicBars.tsx', line: 5 },
          { src: './demos/StackedBars.tsx', line: 7 },
        ],
      },
    ]);
  });
});
