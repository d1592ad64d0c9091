import type { CodeVariant, DemoSources } from '@site/plugins/demos/types';

/** What the build stores of a demo with one file beside it. */
export function createSources(): DemoSources {
  const create = (variant: CodeVariant): DemoSources['TS'] => ({
    raw: `import { rows } from './data';\n// ${variant}\n`,
    html: '',
    imports: ['./data', '@mui/x-data-grid'],
    modules: [
      {
        name: variant === 'TS' ? 'data.ts' : 'data.js',
        raw: `// Data in ${variant}\n`,
        html: '',
        imports: ['dayjs'],
      },
    ],
  });
  return { TS: create('TS'), JS: create('JS') };
}
