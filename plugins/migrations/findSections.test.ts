import { createFindSection } from './findSections';

const GUIDE = `
| Old | New |
| [\`onNodeFocus\`, \`nodeId\`](#node-id) | \`itemId\` |

## Props {/* #props */}

Text with \`rows\` and other words.

### nodeId is itemId {/* #node-id */}

\`\`\`tsx
<Tree expanded />
\`\`\`

### valueGetter <PlanMark plan="pro" /> {/* #value-getter */}
`;

describe('createFindSection', () => {
  const findSection = createFindSection(GUIDE);

  it.each([
    ['onNodeFocus', 'node-id'],
    ['valueGetter', 'value-getter'],
    ['rows', 'props'],
    ['expanded', 'node-id'],
    ['words', undefined],
  ])('finds %s in %s', (name, id) => {
    expect(findSection(name)).toBe(id);
  });
});
