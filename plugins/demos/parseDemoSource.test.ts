import { parseDemoSource } from './parseDemoSource';

describe('parseDemoSource', () => {
  it.each([
    ['a function', 'export default function Demo() {}'],
    ['an async function', 'export default async function Demo() {}'],
    ['a class', 'export default class Demo {}'],
    ['an expression', 'const Demo = () => null;\nexport default Demo;'],
    [
      'a renamed export',
      'const Demo = () => null;\nexport { Demo as default };',
    ],
    ['an export of another file', "export { default } from './Other';"],
  ])('sees the default export of %s', (_what, source) => {
    expect(parseDemoSource(source).hasDefaultExport).toBe(true);
  });

  it.each([
    ['a named export', 'export function Demo() {}'],
    ['a comment', '// export default function Demo() {}'],
    ['a text', 'export const code = `export default function Demo() {}`;'],
    ['an export of all of another file', "export * from './Other';"],
    ['the default import of another file', "import Demo from './Other';"],
    ['an empty file', ''],
  ])('sees no default export in %s', (_what, source) => {
    expect(parseDemoSource(source).hasDefaultExport).toBe(false);
  });

  it('lists every import once, sorted, without those in comments and texts', () => {
    const source = `
import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import './styles.css';
export { rows } from './rows';
// import 'commented';
const text = "import 'quoted'";
const load = () => import('dayjs');
export default function Demo() {}
`;

    expect(parseDemoSource(source).imports).toEqual([
      './rows',
      './styles.css',
      '@mui/x-charts/BarChart',
      'dayjs',
      'react',
    ]);
  });

  it.each([
    ['double quotes', 'import "dayjs";'],
    ['many lines', "import {\n  a,\n  b,\n} from // why\n  'dayjs';"],
    ['a dynamic import', 'const load = async () => import(`dayjs`);'],
    ['a type', "import type { Dayjs } from 'dayjs';"],
    ['a type in place', "let day: import('dayjs').Dayjs;"],
    ['an export of all', "export * from 'dayjs';"],
  ])('reads %s', (_what, source) => {
    expect(parseDemoSource(source).imports).toEqual(['dayjs']);
  });

  it.each([
    ['a comment of lines', "/*\nimport 'dayjs';\n*/"],
    ['a template', "const text = `\nimport 'dayjs';\n`;"],
    ['words of the page', "const node = <p>Don't import('dayjs') `</p>;"],
    ['a computed name', 'const load = (name: string) => import(name);'],
    ['a member', "loader.import('dayjs');"],
  ])('reads no import in %s', (_what, source) => {
    expect(parseDemoSource(source).imports).toEqual([]);
  });

  it('reads a file without JSX, where <T> is a type', () => {
    const source = "const value = <T>load;\nimport 'dayjs';";

    expect(parseDemoSource(source, 'data.ts').imports).toEqual(['dayjs']);
  });
});
