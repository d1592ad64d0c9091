import {
  listFonts,
  renderHtml,
  renderTsConfig,
  renderViteConfig,
} from './renderFiles';

const ROBOTO =
  'https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&display=swap';
const ICONS = 'https://fonts.googleapis.com/icon?family=Material+Icons';
const TWO_TONE = `${ICONS}+Two+Tone`;

describe('listFonts', () => {
  it.each([
    ['no icon', '<Button />', ['@mui/material/Button'], [ROBOTO]],
    ['an SVG icon', '<DeleteIcon />', ['@mui/icons-material'], [ROBOTO]],
    ['another component', '<IconButton />', ['@mui/material'], [ROBOTO]],
    ["the demo's own icon", '<Icon />', ['react'], [ROBOTO]],
    [
      'a font icon',
      '<Icon>star</Icon>',
      ['@mui/material/Icon'],
      [ROBOTO, ICONS],
    ],
    ['its class', '"material-icons"', [], [ROBOTO, ICONS]],
    [
      'its two-tone class',
      '"material-icons-two-tone"',
      [],
      [ROBOTO, ICONS, TWO_TONE],
    ],
  ])('for %s', (_what, code, imports, fonts) => {
    expect(listFonts({ code, imports })).toEqual(fonts);
  });
});

describe('renderHtml', () => {
  it('has language, title, fonts and script', () => {
    expect(renderHtml('Sorting demo — MUI X', [ROBOTO], 'src/main.tsx'))
      .toMatchInlineSnapshot(`
     "<!doctype html>
     <html lang="en">
       <head>
         <meta charset="utf-8" />
         <meta name="viewport" content="width=device-width, initial-scale=1" />
         <title>Sorting demo — MUI X</title>
         <link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Roboto:wght@300;400;500;700&amp;display=swap" />
       </head>
       <body>
         <div id="root"></div>
         <script type="module" src="/src/main.tsx"></script>
       </body>
     </html>
     "
    `);
  });
});

describe('renderViteConfig', () => {
  it('knows React', () => {
    expect(renderViteConfig()).toMatchInlineSnapshot(`
     "import react from '@vitejs/plugin-react';
     import { defineConfig } from 'vite';

     export default defineConfig({
       plugins: [react()],
     });
     "
    `);
  });

  it('knows Tailwind where a demo is styled with it', () => {
    expect(renderViteConfig([], 'Tailwind')).toMatchInlineSnapshot(`
     "import tailwindcss from '@tailwindcss/vite';
     import react from '@vitejs/plugin-react';
     import { defineConfig } from 'vite';

     export default defineConfig({
       plugins: [react(), tailwindcss()],
     });
     "
    `);
    expect(renderViteConfig([], 'CSS')).toBe(renderViteConfig());
  });

  it('answers to the hosts that it is told', () => {
    expect(renderViteConfig(['.csb.app'])).toContain(
      "  plugins: [react()],\n  server: { allowedHosts: ['.csb.app'] },\n});",
    );
  });
});

describe('renderTsConfig', () => {
  it('is strict, and checks nothing but the sources', () => {
    expect(JSON.parse(renderTsConfig())).toMatchObject({
      compilerOptions: { strict: true, noEmit: true, jsx: 'react-jsx' },
      include: ['src'],
    });
  });
});
