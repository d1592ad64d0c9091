import type { CodeVariant } from '@site/plugins/demos/types';

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
): string {
  const links = fonts.map(
    (href) =>
      `    <link rel="stylesheet" href="${href.replace(/&/g, '&amp;')}" />`,
  );
  return `<!doctype html>
<html lang="en">
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

export function renderMain(variant: CodeVariant): string {
  const nonNull = variant === 'TS' ? '!' : '';
  return `import { StyledEngineProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';

createRoot(document.getElementById('root')${nonNull}).render(
  <StrictMode>
    <StyledEngineProvider injectFirst>
      <Demo />
    </StyledEngineProvider>
  </StrictMode>,
);
`;
}

/** @param allowedHosts Names beside localhost that the development server answers to. */
export function renderViteConfig(allowedHosts: readonly string[] = []): string {
  const hosts = allowedHosts.map((host) => `'${host}'`).join(', ');
  const server = hosts && `\n  server: { allowedHosts: [${hosts}] },`;
  return `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],${server}
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

export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function renderTsConfig(): string {
  return renderJson(TS_CONFIG);
}
