import fs from 'node:fs';
import path from 'node:path';
import { createWebManifest } from './createWebManifest';
import type { WorkerTexts } from './types';

const manifest = createWebManifest({
  language: {
    htmlLang: 'zh-CN',
    texts: {
      appName: 'MUI X 文档',
      appDescription: '指南',
    } as unknown as WorkerTexts,
  },
  docsPath: '/zh/x/',
  startPath: '/zh/x/introduction/',
  themeColor: '#006bd6',
  backgroundColor: '#fff',
  products: [{ name: 'Charts', path: '/zh/x/react-charts/' }],
}) as {
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
};

describe('createWebManifest', () => {
  it('names the language, its folder, and a shortcut for each product', () => {
    expect(manifest).toMatchObject({
      id: '/zh/x/',
      name: 'MUI X 文档',
      lang: 'zh-CN',
      scope: '/zh/x/',
      start_url: '/zh/x/introduction/',
      display: 'standalone',
      shortcuts: [{ name: 'Charts', url: '/zh/x/react-charts/' }],
    });
  });

  it.each(['any', 'maskable'])(
    'has the %s icons that browsers ask for, of the size that it says',
    (purpose) => {
      const icons = manifest.icons.filter((icon) => icon.purpose === purpose);
      expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
      for (const { src, sizes } of icons) {
        const file = fs.readFileSync(
          path.resolve(__dirname, `../../static${src}`),
        );
        // Width and height are at these places of every PNG.
        expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
      }
    },
  );
});
