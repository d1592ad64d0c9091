import { compileTailwind, findCandidates } from './compileTailwind';

describe('findCandidates', () => {
  it('finds words of texts, templates and attributes, not of comments or code', () => {
    expect(
      findCandidates(
        'const a = "flex gap-2"; // grid\nconst b = <p className={`p-2 ${a} m-1`} title="p-2">hidden</p>;',
      ),
    ).toEqual(['flex', 'gap-2', 'm-1', 'p-2']);
  });
});

describe('compileTailwind', () => {
  it('writes the classes that are used, above all other styles, inside demos only', async () => {
    const css = await compileTailwind([
      '<p className="ms-2 dark:flex hover:ms-4 unknown-class" />',
    ]);
    expect(css).toMatchInlineSnapshot(`
     "/*! tailwindcss v4.3.5 | MIT License | https://tailwindcss.com */
     @layer theme, utilities;
     @layer theme {
       :root, :host {
         --spacing: 0.25rem;
       }
     }
     @layer utilities {
       [data-styling="Tailwind"] .ms-2 {
         margin-inline-start: calc(var(--spacing) * 2) !important;
       }
       @media (hover: hover) {
         [data-styling="Tailwind"] .hover\\:ms-4:hover {
           margin-inline-start: calc(var(--spacing) * 4) !important;
         }
       }
       [data-styling="Tailwind"] .dark\\:flex:where([data-styling='Tailwind'][data-theme='dark'] *) {
         display: flex !important;
       }
     }
     "
    `);
  });

  it('has no resets of the page', async () => {
    expect(await compileTailwind(['"border"'])).not.toMatch(
      /box-sizing|\bhtml\b/,
    );
  });
});
