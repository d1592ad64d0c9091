import { parseFence } from './parseFence';

describe('parseFence', () => {
  it.each([
    ['', undefined],
    ['title="src/App.tsx"', 'src/App.tsx'],
    ["title='src/App.tsx'", 'src/App.tsx'],
    ['npm2yarn title="A file" {1,3}', 'A file'],
    ['title="It\'s a file"', "It's a file"],
    ['subtitle="no title"', undefined],
    ['title=bare', undefined],
  ])('reads the title of a fence with %s: %s', (meta, title) => {
    expect(parseFence('tsx', meta)).toEqual({ language: 'tsx', title });
  });
});
