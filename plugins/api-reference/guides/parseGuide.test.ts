import { parseGuide } from './parseGuide';

const GUIDE = `---
title: Sorting
components: [DataGrid,
  GridColDef]
apiExceptions:
  - name: sortWheel
    reason: A word of the joke below.
  - name: noReason
---

Set \`sortModel\`.

<Demo src="./demos/First.tsx" />

## Start sorted <PlanMark plan="pro" /> {/* #start */}

<Demo src="./demos/InitialSort.tsx" />

\`\`\`tsx
<DataGrid rows={rows} />
\`\`\`

### With \`field\` {/* #field */}

<GridSelectors category="Sorting" />
<GridApiMethods of={slice} />
`;

describe('parseGuide', () => {
  const guide = parseGuide(GUIDE);

  it('reads the declared components with the lines they stand in', () => {
    expect(guide.title).toBe('Sorting');
    expect(guide.components).toEqual([
      { name: 'DataGrid', line: 3 },
      { name: 'GridColDef', line: 4 },
    ]);
  });

  it('reads exceptions, and leaves a missing reason empty for the check', () => {
    expect(guide.exceptions).toEqual([
      { name: 'sortWheel', reason: 'A word of the joke below.', line: 6 },
      { name: 'noReason', reason: '', line: 8 },
    ]);
  });

  it('knows the section of each demo, without its marks and id', () => {
    expect(guide.demos).toEqual([
      { name: 'First', section: null },
      { name: 'InitialSort', section: 'Start sorted' },
    ]);
  });

  it('lists what links can lead to', () => {
    expect(guide.anchors).toEqual(['First', 'start', 'InitialSort', 'field']);
  });

  it('tells inline code from fenced code', () => {
    expect(guide.codes).toEqual([
      { name: 'sortModel', line: 11 },
      { name: 'field', line: 23 },
    ]);
    expect(guide.fencedCode).toBe('<DataGrid rows={rows} />');
  });

  it('finds catalogues; an expression names no part', () => {
    expect(guide.catalogues).toEqual([
      { name: 'GridSelectors', of: 'Sorting', line: 25 },
      { name: 'GridApiMethods', of: undefined, line: 26 },
    ]);
  });

  it('takes a page without front matter', () => {
    expect(parseGuide('Text.')).toMatchObject({ title: '', components: [] });
  });
});
