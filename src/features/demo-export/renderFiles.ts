import type { CodeStyling } from '@site/plugins/demos/types';
import type { ExportEnvironment } from './environment';

/** What the code of a demo, and of the files beside it, says about fonts. */
export interface FontUse {
  readonly code: string;
  readonly imports: readonly string[];
}

const ROBOTO = 'family=Roboto:wght@300;400;500;700&display=swap';

/** Font icons are an `<Icon>` with the name of an icon in it; most demos use SVG icons instead. */
function usesFontIcons({ code, imports }: FontUse): boolean {
  const importsIcon = ['@mui/material', '@mui/material/Icon'].some((name) =>
    imports.includes(name),
  );
  return (importsIcon && /<Icon\b/.test(code)) || /material-icons\b/.test(code);
}

/** Addresses of the style sheets of the fonts that a demo needs. */
export function listFonts(use: FontUse): string[] {
  const host = 'https://fonts.googleapis.com';
  return [
    `${host}/css2?${ROBOTO}`,
    ...(usesFontIcons(use) ? [`${host}/icon?family=Material+Icons`] : []),
    ...(use.code.includes('material-icons-two-tone')
      ? [`${host}/icon?family=Material+Icons+Two+Tone`]
      : []),
  ];
}

/** The language is that of the demo's own texts, not that of the page around it. */
export function renderHtml(
  title: string,
  fonts: readonly string[],
  mainFile: string,
  { direction, mode }: ExportEnvironment = {},
  styling?: CodeStyling,
): string {
  const theme = mode === 'dark' ? 'dark' : 'light';
  const attributes = [
    'lang="en"',
    ...(direction ? [`dir="${direction}"`] : []),
    // What its style sheets go by.
    ...(styling ? [`data-theme="${theme}"`] : []),
  ];
  const links = fonts.map(
    (href) =>
      `    <link rel="stylesheet" href="${href.replace(/&/g, '&amp;')}" />`,
  );
  return `<!doctype html>
<html ${attributes.join(' ')}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
${links.join('\n')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${mainFile}"></script>
  </body>
</html>
`;
}

/** @param allowedHosts Names beside localhost that the development server answers to. */
export function renderViteConfig(
  allowedHosts: readonly string[] = [],
  styling?: CodeStyling,
): string {
  const hosts = allowedHosts.map((host) => `'${host}'`).join(', ');
  const server = hosts && `\n  server: { allowedHosts: [${hosts}] },`;
  const isTailwind = styling === 'Tailwind';
  return `${isTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${isTailwind ? ', tailwindcss()' : ''}],${server}
});
`;
}

const TS_CONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    esModuleInterop: true,
    resolveJsonModule: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** The mode is an attribute of the page, as in the demo's own place. Nothing is reset. */
export function renderTailwind(): string {
  return `@layer theme, utilities;
@import 'tailwindcss/theme.css' layer(theme);
/* Above the styles of Material UI, which are in no layer. */
@import 'tailwindcss/utilities.css' layer(utilities) important;
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;
}

export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function renderTsConfig(): string {
  return renderJson(TS_CONFIG);
}
