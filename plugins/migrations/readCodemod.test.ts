import { readCodemod } from './readCodemod';

describe('readCodemod', () => {
  it('reads renames and names, and no options of the tools', () => {
    expect(
      readCodemod(`"use strict";
const renames = { selected: 'selectedItems', nodeId: 'itemId', quote: 'single' };
function transformer(file, api) {
  renameProps({ componentNames: ['TreeView'], props: renames });
}`),
    ).toEqual({
      pairs: { nodeId: 'itemId', selected: 'selectedItems' },
      words: ['TreeView', 'itemId', 'nodeId', 'selected', 'selectedItems'],
    });
  });

  it('does not run the code', () => {
    expect(readCodemod(`throw new Error('ran');`).pairs).toEqual({});
  });
});
