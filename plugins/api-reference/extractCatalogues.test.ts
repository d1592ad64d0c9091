import { buildFixture, getInterface, page } from './__fixtures__/buildFixture';

describe('the grid catalogues', () => {
  describe('with a paid package that augments the community one', () => {
    const model = buildFixture(
      'higher-tier-augmentation',
      [page('data-grid', 'interface', 'GridColDef')],
      ['GridSortApi', 'GridPinApi', 'GridMissingApi'],
    );

    it('gives added members the plan that adds them', () => {
      const { properties } = getInterface(model, 'data-grid/grid-col-def.json');
      expect(properties.map(({ name, plan }) => [name, plan])).toEqual([
        ['field', null],
        ['pinned', 'pro'],
      ]);
    });

    it('lists the events of all plans without the ignored ones', () => {
      expect(model.files['data-grid/events.json']).toEqual([
        {
          name: 'columnPin',
          description: 'Fired when a column is pinned.',
          params: 'string',
          event: 'MuiEvent<{}>',
          plan: 'pro',
          packages: ['@mui/x-data-grid-pro'],
          componentProp: null,
        },
        {
          name: 'rowClick',
          description: 'Fired when a row is clicked.',
          params: 'GridColDef',
          event: 'MuiEvent<MouseEvent>',
          plan: 'community',
          packages: ['@mui/x-data-grid', '@mui/x-data-grid-pro'],
          componentProp: null,
        },
      ]);
    });

    it('lists exports that take the state as selectors', () => {
      expect(model.files['data-grid/selectors.json']).toEqual([
        {
          name: 'gridRowCountSelector',
          returnType: 'number',
          category: null,
          deprecated: true,
          acceptsApiRef: true,
          description: '',
        },
        {
          name: 'gridRowsSelector',
          returnType: 'readonly string[]',
          category: 'Rows',
          deprecated: false,
          acceptsApiRef: false,
          description: 'Get the rows.',
        },
      ]);
    });

    it('gives an API method the plan of the first grid whose API object has it', () => {
      expect(model.files['data-grid/grid-api/grid-pin-api.json']).toMatchObject(
        {
          name: 'GridPinApi',
          members: [{ name: 'pin', type: '(id: string) => void', plan: 'pro' }],
        },
      );
      expect(
        model.files['data-grid/grid-api/grid-sort-api.json'],
      ).toMatchObject({
        description: 'The sort API of the grid.',
        members: [{ name: 'sort', plan: null }],
      });
    });

    it('warns about an API slice that no package declares', () => {
      expect(model.manifest.warnings).toEqual([
        'GridMissingApi: no grid package declares this API slice.',
      ]);
    });
  });
});
