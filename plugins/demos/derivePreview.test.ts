import { derivePreview } from './derivePreview';

/** A demo whose component returns some JSX. */
function demo(jsx: string): string {
  return `import * as React from 'react';

const rows = [{ id: 1 }];

function Footer() {
  return <p>Not the demo</p>;
}

export default function Sorting() {
  const [isOpen, setIsOpen] = React.useState(false);
  const render = () => {
    return <i>Not the demo either</i>;
  };
  if (!isOpen) {
    return <p>Too early</p>;
  }
  return ${jsx};
}
`;
}

function createLongElement(lineCount: number): string {
  const props = Array.from(
    { length: lineCount - 2 },
    (_, index) => `      p${index}="a"`,
  );
  return ['(', '    <Grid', ...props, '    />', '  )'].join('\n');
}

describe('derivePreview', () => {
  it.each([
    ['an element', '<Grid rows={rows} />', '<Grid rows={rows} />'],
    [
      'an element in parentheses, with its indentation taken off',
      '(\n    <Grid\n      rows={rows}\n    />\n  )',
      '<Grid\n  rows={rows}\n/>',
    ],
    [
      'the inside of nested layout wrappers',
      `(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DemoContainer components={['DatePicker']}>
        <DemoItem label="Day">
          <DatePicker
            label="Day"
          />
        </DemoItem>
      </DemoContainer>
    </LocalizationProvider>
  )`,
      '<DatePicker\n  label="Day"\n/>',
    ],
    [
      'all children of the innermost wrapper, with what is between them',
      `(
    <Box sx={{ p: 1 }}>
      <Stack>
        <Button>Next</Button>

        {isOpen && <p>Open</p>}
        <div style={{ height: 300 }}>
          <Grid />
        </div>
      </Stack>
    </Box>
  )`,
      '<Button>Next</Button>\n\n{isOpen && <p>Open</p>}\n<div style={{ height: 300 }}>\n  <Grid />\n</div>',
    ],
    ['the inside of a fragment', '<><Grid /></>', '<Grid />'],
    ['a figure’s inside', '<figure><Chart /></figure>', '<Chart />'],
    [
      'an element whose name only looks like a wrapper',
      '<Ui.Box><Grid /></Ui.Box>',
      '<Ui.Box><Grid /></Ui.Box>',
    ],
  ])('shows %s', (_case, jsx, expected) => {
    expect(derivePreview(demo(jsx))).toBe(expected);
  });

  it.each([
    ['a function under its name', 'function A() { return <B />; }'],
    ['an arrow function', 'const A = () => <B />;'],
    ['an arrow function with a body', 'const A = () => { return (<B />); };'],
    ['a function expression', 'const A = function () { return <B />; };'],
  ])('follows a default export that names %s', (_case, declaration) => {
    expect(derivePreview(`${declaration}\nexport default A;`)).toBe('<B />');
  });

  it('reads a default export that has no name', () => {
    expect(derivePreview('export default () => <B />;')).toBe('<B />');
  });

  it.each([
    ['16 lines, the most there may be', 16, true],
    ['17 lines, where the whole code shows more', 17, false],
  ])('treats %s', (_case, lineCount, hasPreview) => {
    const preview = derivePreview(demo(createLongElement(lineCount)));
    expect(preview !== undefined).toBe(hasPreview);
  });

  it.each([
    ['returns no JSX', demo('null')],
    ['returns only text', demo('<div>Text</div>')],
    ['returns only an expression', demo('<div>{rows.length}</div>')],
    ['returns an empty wrapper', demo('<div />').replace('<div />', '<></>')],
    ['chooses between two', demo('isOpen ? <A /> : <B />')],
    ['wraps its component', 'export default React.memo(() => <B />);'],
    ['has no default export', 'export const a = <B />;'],
    ['exports a name from elsewhere', 'export default Elsewhere;'],
    ['is empty', ''],
  ])('has nothing to show where the demo %s', (_case, source) => {
    expect(derivePreview(source)).toBeUndefined();
  });
});
