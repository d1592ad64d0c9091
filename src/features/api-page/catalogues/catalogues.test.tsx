import { renderInSite } from '@site/tests/setup/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GridApiMethods, GridEvents, GridSelectors } from '.';

function getNames(): (string | null)[] {
  return screen
    .getAllByRole('term')
    .map((term) => term.querySelector('.name')?.textContent ?? null);
}

describe('GridEvents', () => {
  const events = [
    {
      name: 'cellClick',
      description: 'Fired when a cell is clicked.',
      params: 'GridCellParams',
      event: 'MuiEvent<React.MouseEvent>',
      plan: 'community',
      packages: [],
      componentProp: 'onCellClick',
    },
    {
      name: 'rowsScrollEnd',
      description: 'Fired at the end.',
      params: null,
      event: 'MuiEvent<{}>',
      plan: 'pro',
      packages: [],
      componentProp: null,
    },
  ] as const;

  it('lists listeners, plans and the props that listen', () => {
    renderInSite(<GridEvents events={events} />);
    expect(getNames()).toStrictEqual(['cellClick', 'rowsScrollEnd']);
    expect(screen.getByText('Pro plan')).toBeVisible();
    expect(screen.getByRole('link', { name: 'onCellClick' })).toHaveAttribute(
      'href',
      '/x/api/data-grid/data-grid/#data-grid-prop-on-cell-click',
    );
    expect(document.getElementById('grid-event-cell-click')).toHaveTextContent(
      '(params: GridCellParams, event: MuiEvent<React.MouseEvent>) => void',
    );
  });

  it.each(['scroll', 'AT THE END', '{}'])(
    'finds an event by %j',
    async (text) => {
      const user = userEvent.setup();
      renderInSite(<GridEvents events={events} />);
      await user.click(
        screen.getByRole('searchbox', { name: 'Filter events' }),
      );
      await user.paste(text);
      expect(getNames()).toStrictEqual(['rowsScrollEnd']);
      expect(screen.getByRole('status')).toHaveTextContent('1 of 2');
    },
  );
});

function createSelector(name: string, category: string | null) {
  return {
    name,
    category,
    returnType: 'string',
    deprecated: false,
    acceptsApiRef: false,
    description: '',
  };
}

describe('GridSelectors', () => {
  it('needs no search and no titles for one category', () => {
    renderInSite(
      <GridSelectors
        selectors={[
          { ...createSelector('aSelector', 'Sorting'), acceptsApiRef: true },
          { ...createSelector('bSelector', 'Sorting'), deprecated: true },
        ]}
      />,
    );
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByText('Sorting')).not.toBeInTheDocument();
    expect(screen.getByText('(apiRef | state) => string')).toBeVisible();
    expect(screen.getByText('Deprecated')).toBeVisible();
  });

  it('groups all selectors by category, and searches them', async () => {
    const user = userEvent.setup();
    const selectors = Array.from({ length: 13 }, (_, index) =>
      createSelector(`s${index}`, index < 2 ? 'Sorting' : null),
    );
    renderInSite(<GridSelectors selectors={selectors} />);
    expect(screen.getByText('Sorting')).toBeVisible();
    expect(screen.getByText('Other selectors')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), 'sorting');
    expect(getNames()).toStrictEqual(['s0', 's1']);
  });
});

describe('GridApiMethods', () => {
  it('lists the methods of a feature with their types', () => {
    const slice = {
      name: 'GridSortApi',
      slug: 'grid-sort-api',
      description: '',
      members: [
        {
          name: 'sortColumn',
          type: '(field: string) => void',
          description: 'Sorts a column.',
          plan: null,
        },
      ],
    };
    renderInSite(<GridApiMethods slice={slice} />);
    const row = document.getElementById('grid-sort-api-prop-sort-column');
    expect(
      within(row as HTMLElement).getByText('(field: string) => void'),
    ).toBeVisible();
    expect(row).toHaveTextContent('Sorts a column.');
  });
});
