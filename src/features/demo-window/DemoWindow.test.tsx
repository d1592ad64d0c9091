import { screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
// Loaded ahead, so that no test waits for them.
import '../component-theme';
import '../demo-environment/tools';
import { createPageDemo } from '../demo/__fixtures__/createPageDemo';
import DemoWindow from './DemoWindow';
import type { DemoRegistry } from './useWindowDemo';

const KEY = 'current/react-data-grid/sorting';

const REGISTRY: DemoRegistry = {
  [KEY]: async () => ({ default: { Sorting: createPageDemo('Sorting') } }),
  'current/broken': () => Promise.reject(new Error('Loading chunk 7 failed.')),
};

function renderWindow(search: string): void {
  renderInSite(<DemoWindow registry={REGISTRY} />, { path: `/demo/${search}` });
}

describe('DemoWindow', () => {
  it('runs the demo at once and has nothing around it', async () => {
    renderWindow(`?page=${KEY}&name=Sorting`);
    expect(await screen.findByText('Clicked 0 times')).toBeInTheDocument();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Sorting' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('runs it in the environment of the address', async () => {
    renderWindow(`?page=${KEY}&name=Sorting&demo.Sorting=rtl`);
    const button = await screen.findByText('Clicked 0 times');
    expect(button.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  });

  it('compares environments', async () => {
    renderWindow(`?page=${KEY}&name=Sorting&demo.Sorting=compare`);
    expect(await screen.findAllByRole('group', { name: / · / })).toHaveLength(
      4,
    );
  });

  it.each([
    '',
    `?page=${KEY}`,
    `?page=${KEY}&name=Filtering`,
    `?page=${KEY}&name=toString`,
    '?page=toString&name=Sorting',
    '?page=current/elsewhere&name=Sorting',
  ])('says that there is no demo at %j', async (search) => {
    renderWindow(search);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no demo at this address.',
    );
    expect(
      screen.getByRole('link', { name: 'To the documentation' }),
    ).toHaveAttribute('href', '/x/introduction/');
  });

  it('says that it could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderWindow('?page=current/broken&name=Sorting');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The demo could not be loaded. Check your connection and reload.',
    );
  });
});
