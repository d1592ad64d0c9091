import { parseDemoReferences } from './parseDemoReferences';

describe('parseDemoReferences', () => {
  it('finds demos in order, with their lines in the file, front matter included', () => {
    const mdx = `---
title: Bars
---

<Demo src="./demos/BasicBars.tsx" />

- In a list:

  <Demo
    hideToolbar
    src='./demos/StackedBars.tsx'
  />

Within a text: <Demo src="./demos/Inline.tsx" />

<Columns>
  <Demo src="./demos/Nested.tsx" />
</Columns>
`;

    expect(parseDemoReferences(mdx)).toEqual([
      { src: './demos/BasicBars.tsx', line: 5 },
      { src: './demos/StackedBars.tsx', line: 9 },
      { src: './demos/Inline.tsx', line: 14 },
      { src: './demos/Nested.tsx', line: 17 },
    ]);
  });

  it.each([
    ['a code fence', '```mdx\n<Demo src="./demos/A.tsx" />\n```'],
    ['a code span', 'Write `<Demo src="./demos/A.tsx" />`.'],
    ['a comment', '{/* <Demo src="./demos/A.tsx" /> */}'],
    ['another component', '<DemoList src="./demos/A.tsx" />'],
  ])('takes no demo from %s', (_what, mdx) => {
    expect(parseDemoReferences(mdx)).toEqual([]);
  });

  it.each([
    ['an expression', '<Demo src={file} />'],
    ['a template', '<Demo src={`./demos/A.tsx`} />'],
    ['a bare attribute', '<Demo src />'],
    ['spread properties', '<Demo {...props} />'],
    ['no attribute at all', '<Demo />'],
  ])(
    'has no src for %s, since only plain text is known at build time',
    (_what, mdx) => {
      expect(parseDemoReferences(mdx)).toEqual([{ src: undefined, line: 1 }]);
    },
  );
});
