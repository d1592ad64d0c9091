import { compile, locate } from './compile';

const compileDemo = (code: string, name = 'Demo.tsx') =>
  compile([{ name, code }]);

describe('compile', () => {
  it('makes CommonJS of TSX, line by line', () => {
    const code = [
      "import Box from '@mui/material/Box';",
      'interface Props { readonly a: string }',
      'export default function Demo({ a }: Props) {',
      '  return <Box>{a as string}</Box>;',
      '}',
    ].join('\n');
    const result = compileDemo(code);
    const compiled = 'files' in result ? result.files[0]?.code : '';
    expect(compiled?.split('\n')).toHaveLength(5);
    expect(compiled).toContain("require('@mui/material/Box')");
    expect(compiled?.split('\n')[3]).toContain('_jsxruntime.jsx');
    expect(compiled).not.toContain('interface');
  });

  it('leaves style sheets and JSON as they are', () => {
    const files = [
      { name: 'a.css', code: '.a { color: red }' },
      { name: 'b.json', code: '[1]' },
    ];
    expect(compile(files)).toEqual({ files });
  });

  it.each([
    ['a value that is missing', 'const a = ;', 1, 11, 'Unexpected token'],
    [
      'a text without an end',
      "const a = 1;\nconst b = ';",
      2,
      11,
      'Unterminated string constant',
    ],
    [
      'a list of parameters without an end',
      'function a( { return 1 }',
      1,
      22,
      'Unexpected token, expected ","',
    ],
  ])('finds %s', (_what, code, line, column, message) => {
    expect(compileDemo(code)).toEqual({
      error: { file: 'Demo.tsx', line, column, message },
    });
  });

  it('names the file beside the demo that is wrong', () => {
    const files = [
      { name: 'Demo.jsx', code: 'export default 1' },
      { name: 'data.js', code: 'let =' },
    ];
    expect(compile(files)).toMatchObject({ error: { file: 'data.js' } });
  });
});

describe('locate', () => {
  const code = 'const value: string = "a" as any;\nconst list = value.foo.bar;';

  it('leads from compiled code to what was written', () => {
    const result = compileDemo(code);
    const file = 'files' in result ? result.files[0] : undefined;
    const line = file?.code.split('\n')[1] ?? '';
    const place = { line: 2, column: line.indexOf('foo') + 1 };
    expect(locate(file?.map, place)).toEqual({
      line: 2,
      column: 'const list = value.foo'.indexOf('foo') + 1,
    });
  });

  it('knows nothing of places without code, and of code without a map', () => {
    expect(locate(undefined, { line: 1, column: 1 })).toBeUndefined();
    const result = compileDemo(code);
    const file = 'files' in result ? result.files[0] : undefined;
    expect(locate(file?.map, { line: 9, column: 1 })).toBeUndefined();
  });
});
