import { toCssVariables } from './toCssVariables';

describe('toCssVariables', () => {
  it('turns groups and names into custom properties, the dark colours over the light ones', () => {
    expect(
      toCssVariables({
        color: {
          light: { primaryHover: '#0059b2' },
          dark: { primaryHover: '#99ccff' },
        },
        themeColor: { light: 'white', dark: 'black' },
        radius: { card: 12 },
        spacing: 8,
        font: {
          sans: 'Inter, sans-serif',
          mono: 'monospace',
          htmlSize: 16,
          componentSize: 14,
        },
        breakpoint: { sm: 600 },
      }),
    ).toMatchInlineSnapshot(`
     ":root {
       --docs-radius-card: 12px;
       --docs-spacing: 8px;
       --docs-font-sans: Inter, sans-serif;
       --docs-font-mono: monospace;
     }

     :root, [data-theme='light'] {
       color-scheme: light;
       --docs-color-primary-hover: #0059b2;
     }

     [data-theme='dark'] {
       color-scheme: dark;
       --docs-color-primary-hover: #99ccff;
     }
     "
    `);
  });
});
