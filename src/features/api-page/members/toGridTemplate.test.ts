import { toGridTemplate } from './toGridTemplate';

describe('toGridTemplate', () => {
  it.each([
    [[], 2],
    [['type'], 3],
    [['type', 'default'], 4],
    [['rule'], 3],
  ] as const)(
    'has a track for the name, %j and the description',
    (columns, count) => {
      const tracks = toGridTemplate(columns).match(/minmax\(0, [\d.]+fr\)/g);
      expect(tracks).toHaveLength(count);
    },
  );
});
