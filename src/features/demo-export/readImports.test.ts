import { readImports } from './readImports';

describe('readImports', () => {
  it.each([
    ['single quotes', "import a from 'dayjs';"],
    ['double quotes', 'import a from "dayjs";'],
    ['many lines', "import {\n  a,\n  type B as b,\n} from\n  'dayjs'"],
    ['a comment in between', "import /* all */ * as a // why\n from 'dayjs';"],
    ['no names', "import 'dayjs';"],
    ['a type', "import type { Dayjs } from 'dayjs';"],
    ['the name "from"', "import from from 'dayjs';"],
    ['a dynamic import', "const load = () => import('dayjs');"],
    ['a dynamic import of a template', 'await import(`dayjs`)'],
    ['a dynamic import in JSX', "<Lazy load={() => import('dayjs')} />"],
    ['a type in place', "let day: import('dayjs').Dayjs;"],
    ['an export of all', "export * from 'dayjs';"],
    ['an export of names', "export { a, b as default } from 'dayjs';"],
    ['an export of types', "export type { Dayjs } from 'dayjs';"],
    ['a second statement of the line', "const a = 1;import 'dayjs'"],
  ])('reads %s', (_what, code) => {
    expect(readImports(code)).toEqual(['dayjs']);
  });

  it.each([
    ['a comment', "// import 'dayjs';"],
    ['a comment of lines', "/*\nimport 'dayjs';\n*/"],
    ['a text', 'const text = "import(\'dayjs\')";'],
    ['a template', "const text = `\nimport 'dayjs';\n`;"],
    ['a template with a value', 'import(`dayjs/locale/${name}`)'],
    ['a computed name', 'import(name)'],
    ['words of the page', "<p>Now import 'dayjs' here</p>"],
    ['a member', "loader.import('dayjs')"],
    ['the address of the module', "import.meta.url + 'dayjs'"],
    ['an export of its own', "export { a };\nconst from = 'dayjs';"],
    ['an exported value', "export const from = 'dayjs';"],
    ['a function', "export default function from('dayjs') {}"],
    ['half a statement', 'import { a } from'],
    ['nothing', ''],
  ])('reads no import in %s', (_what, code) => {
    expect(readImports(code)).toEqual([]);
  });

  it.each([
    ['an apostrophe in the page', "<p>Don't</p>"],
    ['an address in the page', '<p>https://mui.com</p>'],
    ['a quote in an expression', 'const isQuote = /["\']/.test(text);'],
    ['an escaped quote', "const quote = '\\'';"],
    ['a template in a template', 'const a = `${b ? `c` : ""}`;'],
  ])('is not led astray by %s', (_what, code) => {
    expect(readImports(`${code}\nimport('dayjs');`)).toEqual(['dayjs']);
  });

  it('lists each once, sorted', () => {
    expect(
      readImports("import b from 'b';\nimport a from 'a';\nimport('b');"),
    ).toEqual(['a', 'b']);
  });
});
