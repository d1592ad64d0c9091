import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import VersionMenu from './VersionMenu';

describe('VersionMenu', () => {
  it('names product and version, and marks the version of the page', async () => {
    const user = userEvent.setup();
    renderInSite(<VersionMenu />, { path: '/x/react-data-grid/sorting/' });
    await user.click(
      screen.getByRole('button', { name: 'Version of Data Grid: v7.17.0' }),
    );
    expect(
      screen.getAllByRole('link').map((link) => link.textContent),
    ).toStrictEqual(['v7.17.0', 'v7.0.0', 'v6', 'v5', 'v4']);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent(
      'v7.17.0',
    );
  });

  it.each(['v7.17.0', 'v7.0.0'])(
    'closes when a version of this site is chosen: %s',
    async (name) => {
      const user = userEvent.setup();
      renderInSite(<VersionMenu />, { path: '/x/react-data-grid/sorting/' });
      await user.click(screen.getByRole('button'));
      await user.click(screen.getByRole('link', { name }));
      expect(screen.getByRole('button')).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      expect(screen.getByRole('button')).toHaveFocus();
    },
  );
});
