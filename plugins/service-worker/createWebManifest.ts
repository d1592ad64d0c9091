import type { WorkerTexts } from './types';

export interface WebManifestInput {
  readonly language: { readonly htmlLang: string; readonly texts: WorkerTexts };
  /** Path of the docs with language: `/zh/x/`. */
  readonly docsPath: string;
  /** Page that the app starts with. */
  readonly startPath: string;
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** Start pages of the products. */
  readonly products: readonly {
    readonly name: string;
    readonly path: string;
  }[];
}

const ICON_SIZES = [192, 512];

/** `manifest.webmanifest` of a language: what makes the site an app. */
export function createWebManifest({
  language: { htmlLang, texts },
  docsPath,
  startPath,
  themeColor,
  backgroundColor,
  products,
}: WebManifestInput): object {
  const toIcons = (purpose: 'any' | 'maskable') =>
    ICON_SIZES.map((size) => ({
      src: `/img/app/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: docsPath,
    name: texts.appName,
    short_name: 'MUI X',
    description: texts.appDescription,
    lang: htmlLang,
    dir: 'ltr',
    start_url: startPath,
    scope: docsPath,
    display: 'standalone',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: [...toIcons('any'), ...toIcons('maskable')],
    shortcuts: products.map(({ name, path }) => ({
      name,
      url: path,
      icons: [
        { src: '/img/app/any-192.png', sizes: '192x192', type: 'image/png' },
      ],
    })),
  };
}
