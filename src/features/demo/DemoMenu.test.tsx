import { Context as SiteContext } from '@docusaurus/core/lib/client/docusaurusContext';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { createSiteContext } from '@site/tests/setup/siteContext';
// Loaded ahead, so that no test waits for them.
import '../component-theme';
import { createPageDemo } from './__fixtures__/createPageDemo';
import Demo from './Demo';
import './DemoMenu';

function renderDemo() {
  renderInSite(
    <>
      <Demo demo={createPageDemo('Sorting')} />
      <button type="button">After</button>
    </>,
  );
  return { user: userEvent.setup() };
}

const getButton = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.useRealTimers());

describe('the menu of a demo', () => {
  const getMenu = () => screen.getByRole('menu', { name: 'More' });
  const getItem = (name: string) => screen.getByRole('menuitem', { name });

  /** Of the menu, and of the toolbar. */
  const getAnnouncements = () =>
    screen.getAllByRole('status').map(({ textContent }) => textContent);

  async function openMenu() {
    const { user } = renderDemo();
    await user.click(getButton('More'));
    await screen.findByRole('menu');
    return { user };
  }

  it('opens with the focus on its first entry, and says so', async () => {
    const { user } = await openMenu();
    expect(getButton('More')).toHaveAttribute('aria-expanded', 'true');
    expect(getButton('More')).toHaveAttribute('aria-controls', getMenu().id);
    expect(getItem('Edit the code')).toHaveFocus();
    await user.click(getButton('More'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('opens by the arrow key and is walked by keys', async () => {
    const { user } = renderDemo();
    act(() => getButton('More').focus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await user.keyboard('{ArrowUp}');
    expect(getItem('Copy link to TypeScript')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getItem('Edit in StackBlitz')).toHaveFocus();
    await user.keyboard('{End}');
    expect(getItem('Copy link to TypeScript')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(getItem('Edit the code')).toHaveFocus();
  });

  it('closes on Escape with the focus on its button', async () => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(getButton('More')).toHaveFocus();
  });

  it('closes on Tab', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes when the pointer goes elsewhere', async () => {
    const { user } = await openMenu();
    await user.click(getButton('After'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(getButton('After')).toHaveFocus();
  });

  it('closes when an entry was chosen, with the focus where that belongs', async () => {
    const { user } = await openMenu();
    await user.click(getItem('Reset the demo'));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(getButton('More')).toHaveFocus();
    await user.click(getButton('More'));
    await user.click(getItem('Move the focus to the start of the demo'));
    expect(screen.getByText('Start of the demo')).toHaveFocus();
  });

  it.each([
    ['Copy link to JavaScript', 'http://localhost/#Sorting.js'],
    ['Copy link to TypeScript', 'http://localhost/#Sorting.tsx'],
  ])('stays open for “%s” and says for 2 s that it did', async (name, link) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderDemo();
    await user.click(getButton('More'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    const item = getItem(name);
    await user.click(item);
    await act(() => jest.advanceTimersByTimeAsync(1990));
    expect(item).toHaveTextContent(/^Copied$/);
    expect(getAnnouncements()).toEqual(['Copied', '']);
    expect(await navigator.clipboard.readText()).toBe(link);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(item).toHaveTextContent(name);
    expect(getAnnouncements()).toEqual(['', '']);
  });

  it('tells whether the environment is open', async () => {
    const { user } = await openMenu();
    const getChecked = () =>
      within(getMenu())
        .getByRole('menuitemcheckbox', { name: 'Environment' })
        .getAttribute('aria-checked');
    expect(getChecked()).toBe('false');
    await user.click(screen.getByRole('menuitemcheckbox'));
    await user.click(getButton('More'));
    expect(getChecked()).toBe('true');
  });

  it('leads to the source only where the site says where that is', async () => {
    await openMenu();
    expect(
      screen.queryByRole('menuitem', { name: 'Source in the repository' }),
    ).not.toBeInTheDocument();
  });

  it('leads to the source in the repository', async () => {
    const context = createSiteContext('en');
    const { siteConfig } = context;
    const customFields = {
      ...siteConfig.customFields,
      editUrl: 'https://forge.example/owner/repo/edit/main',
    };
    renderInSite(
      <SiteContext.Provider
        value={{ ...context, siteConfig: { ...siteConfig, customFields } }}
      >
        <Demo demo={createPageDemo('Sorting')} />
      </SiteContext.Provider>,
    );
    await userEvent.click(getButton('More'));
    expect(getItem('Source in the repository')).toHaveAttribute(
      'href',
      'https://forge.example/owner/repo/blob/main/docs/x/page/demos/Sorting.tsx',
    );
  });
});
