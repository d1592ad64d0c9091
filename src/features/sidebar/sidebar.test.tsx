import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebarItems from '@theme/DocSidebarItems';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { PRODUCT_SIDEBAR } from './__fixtures__/productSidebar';

function renderSidebar(activePath: string, onItemClick?: () => void) {
  const ui = (path: string) => (
    <ul>
      <DocSidebarItems
        items={PRODUCT_SIDEBAR}
        activePath={path}
        level={1}
        {...(onItemClick && { onItemClick })}
      />
    </ul>
  );
  const { rerender, unmount } = renderInSite(ui(activePath));
  return {
    user: userEvent.setup(),
    openPage: (path: string) => rerender(ui(path)),
    unmount,
  };
}

const getGroup = (name: string) => screen.getByRole('button', { name });
const BARS = '/x/react-charts/bars/';

afterEach(() => sessionStorage.clear());

describe('SidebarGroup', () => {
  it('is open with the active page inside, and closed otherwise', () => {
    renderSidebar(BARS);
    expect(getGroup('Charts')).toHaveAttribute('aria-expanded', 'true');
    expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Bars' })).toBeVisible();
    expect(
      screen.queryByRole('link', { name: 'Column definition' }),
    ).not.toBeInTheDocument();
  });

  it('toggles on a plain click and stays on the page', async () => {
    const { user } = renderSidebar(BARS);
    const grid = getGroup('Data Grid');
    await user.click(grid);
    expect(grid).toHaveAttribute('aria-expanded', 'true');
    const list = document.getElementById(
      grid.getAttribute('aria-controls') ?? '',
    );
    expect(list).toContainElement(
      screen.getByRole('link', { name: 'Column definition' }),
    );
    await user.click(grid);
    expect(grid).toHaveAttribute('aria-expanded', 'false');
    expect(list).not.toBeVisible();
  });

  it('is a link to its first page, below a subheader too', () => {
    renderSidebar(BARS);
    expect(getGroup('Data Grid')).toHaveAttribute(
      'href',
      '/x/react-data-grid/column-definition/',
    );
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    (key) => {
      renderSidebar(BARS);
      const click = createEvent.click(getGroup('Data Grid'), { [key]: true });
      let isLeft: boolean | undefined;
      document.addEventListener(
        'click',
        (event) => {
          isLeft = !event.defaultPrevented;
          event.preventDefault(); // jsdom opens no pages.
        },
        { once: true },
      );
      fireEvent(getGroup('Data Grid'), click);
      expect(isLeft).toBe(true);
      expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it.each(['{Enter}', ' '])(
    'toggles with the key %j, as a button does',
    async (key) => {
      const { user } = renderSidebar(BARS);
      getGroup('Data Grid').focus();
      await user.keyboard(key);
      expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard(key);
      expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  it('shows what is below a subheader at all times, under its name', async () => {
    const { user } = renderSidebar(BARS);
    await user.click(getGroup('Data Grid'));
    expect(
      screen.queryByRole('button', { name: 'Columns' }),
    ).not.toBeInTheDocument();
    const columns = screen.getByRole('list', { name: 'Columns' });
    expect(within(columns).getAllByRole('link')).toHaveLength(3);
  });

  it('remembers for the visit what the reader opened', async () => {
    const { user, unmount } = renderSidebar(BARS);
    await user.click(getGroup('Data Grid'));
    unmount();
    renderSidebar(BARS);
    expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps open what the reader opened, page after page', async () => {
    const { user, openPage } = renderSidebar(BARS);
    await user.click(getGroup('Data Grid'));
    openPage('/x/react-data-grid/list-view/');
    openPage(BARS);
    expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens again for the active page, though the reader closed it before', async () => {
    const { user, openPage } = renderSidebar(BARS);
    await user.click(getGroup('Charts'));
    expect(getGroup('Charts')).toHaveAttribute('aria-expanded', 'false');
    openPage('/x/react-data-grid/list-view/');
    openPage(BARS);
    expect(getGroup('Charts')).toHaveAttribute('aria-expanded', 'true');
  });

  it('toggles where storage refuses to write', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = renderSidebar(BARS);
    await user.click(getGroup('Data Grid'));
    expect(getGroup('Data Grid')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('SidebarLink', () => {
  it('marks the active page, and no other', async () => {
    const { user } = renderSidebar(BARS);
    await user.click(getGroup('Data Grid'));
    expect(
      screen
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page'),
    ).toStrictEqual([screen.getByRole('link', { name: 'Bars' })]);
  });

  it.each([
    'Column definition',
    'Column pinning Pro plan',
    'Aggregation Premium plan New',
    'List view Preview',
    'Pivoting Planned',
  ])('has plan and state in its name: "%s"', (name) => {
    renderSidebar('/x/react-data-grid/list-view/');
    expect(screen.getByRole('link', { name })).toBeVisible();
  });

  it('tells the drawer around it that a page was chosen, to close', async () => {
    const handleItemClick = jest.fn();
    const { user } = renderSidebar(BARS, handleItemClick);
    await user.click(getGroup('Data Grid'));
    expect(handleItemClick).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Column definition' }));
    expect(handleItemClick).toHaveBeenCalledTimes(1);
  });
});
