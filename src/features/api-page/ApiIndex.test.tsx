import { renderInSite } from '@site/tests/setup/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApiIndex from './ApiIndex';

const data = {
  index: {
    kind: 'index',
    entries: [
      { section: 'Components', name: 'DataGrid', href: '/x/api/data-grid/' },
      { section: 'Components', name: 'DataGridPro', href: '/x/api/pro/' },
      { section: 'Interfaces', name: 'GridColDef', href: '/x/api/col/' },
    ],
  },
  plans: { '/x/api/pro/': 'pro' },
} as const;

function getLinks(): (string | null)[] {
  return screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent ?? null);
}

describe('ApiIndex', () => {
  it('lists all pages by section, with the plans they need', () => {
    renderInSite(<ApiIndex data={data} />);
    expect(
      screen.getAllByRole('heading').map((heading) => heading.id),
    ).toStrictEqual(['components', 'interfaces']);
    expect(getLinks()).toStrictEqual(['DataGrid', 'DataGridPro', 'GridColDef']);
    expect(screen.getAllByRole('img', { name: 'Pro plan' })).toHaveLength(1);
  });

  it('narrows the list while one types', async () => {
    const user = userEvent.setup();
    renderInSite(<ApiIndex data={data} />);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'col');
    expect(getLinks()).toStrictEqual(['GridColDef']);
    expect(screen.getByRole('status')).toHaveTextContent('1 found');
    await user.type(field, 'zzz');
    await user.click(screen.getByRole('button', { name: 'Reset the filter' }));
    expect(getLinks()).toHaveLength(3);
  });
});
