import { buildFixture, getInterface, page } from './__fixtures__/buildFixture';

describe('extractMember', () => {
  describe('with tags that are hard to read', () => {
    const model = buildFixture('multi-line-default', [
      page('charts', 'interface', 'Options'),
    ]);
    const { properties } = getInterface(model, 'charts/options.json');
    const getProperty = (name: string) =>
      properties.find((property) => property.name === name);

    it('keeps the lines and the indentation of a default', () => {
      expect(getProperty('margin')?.default).toBe(
        '{\n  top: 5,\n  left: 5,\n}',
      );
    });

    it('reads a default behind a star too many', () => {
      expect(getProperty('mode')).toMatchObject({
        default: '"client"',
        description: 'Where rows are filtered.',
      });
    });

    it('has null where there is no tag', () => {
      expect(getProperty('plain')?.default).toBeNull();
    });

    it('links names in a deprecation note', () => {
      expect(getProperty('old')).toMatchObject({
        deprecated: true,
        deprecationNote: 'Use `mode`, see [Options](/x/api/charts/options/).',
      });
    });

    it('keeps a link of the site relative', () => {
      expect(getProperty('ticks')?.link).toEqual({
        href: '/x/react-charts/axis/#ticks',
        text: 'axis docs',
      });
    });
  });
});
