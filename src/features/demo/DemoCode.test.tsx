import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { useCodeVariant } from '../code-variant';
// Loaded ahead, so that no test waits for the library.
import '../component-theme';
import { deleteCookie } from '../storage';
import { createPageDemo } from './__fixtures__/createPageDemo';
import { renderRunning, settle } from './__fixtures__/renderRunning';
import Demo from './Demo';

const getDemo = (name: string) =>
  screen.getByRole('region', { name: `Demo: ${name}` });

afterEach(() => {
  jest.useRealTimers();
  const { result } = renderHook(useCodeVariant);
  act(() => result.current.chooseCodeVariant('TS'));
  deleteCookie('codeVariant');
  window.history.replaceState(null, '', '/');
});

describe('Demo code', () => {
  const findCode = (name: string) => screen.findByRole('region', { name });

  it('loads once, when it is first shown', async () => {
    const demo = createPageDemo('Sorting');
    const { user } = await renderRunning(<Demo key="1" demo={demo} />);
    const toggle = screen.getByRole('button', { name: 'Show code' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await user.click(toggle);
    expect(await findCode('Sorting')).toHaveTextContent('Sorting in TS');
    expect(toggle).toHaveAccessibleName('Hide code');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(
      document.getElementById(toggle.getAttribute('aria-controls') ?? ''),
    ).toContainElement(await findCode('Sorting'));

    await user.click(toggle);
    expect(
      screen.queryByRole('region', { name: 'Sorting' }),
    ).not.toBeInTheDocument();
    await user.click(toggle);
    await findCode('Sorting');
    expect(demo.loadSources).toHaveBeenCalledTimes(1);
  });

  it('can be open at first', async () => {
    await renderRunning(
      <Demo key="1" demo={createPageDemo('Sorting')} defaultCodeOpen />,
    );
    expect(await findCode('Sorting')).toBeVisible();
  });

  it('closes when it does not load, so that the button offers it again', async () => {
    const demo = createPageDemo('Sorting');
    demo.loadSources.mockRejectedValueOnce(new Error('Offline'));
    const { user } = await renderRunning(<Demo key="1" demo={demo} />);
    await user.click(screen.getByRole('button', { name: 'Show code' }));
    await user.click(await screen.findByRole('button', { name: 'Show code' }));
    expect(await findCode('Sorting')).toBeVisible();
  });

  it.each(['before the page opened', 'on the open page'])(
    'opens in the language of a hash that was set %s',
    async (when) => {
      if (when === 'before the page opened') {
        window.history.replaceState(null, '', '#Sorting.js');
      }
      renderInSite(<Demo demo={createPageDemo('Sorting')} />);
      if (when === 'on the open page') {
        window.location.hash = '#Sorting.js';
      }
      expect(await findCode('Sorting')).toHaveTextContent('Sorting in JS');
      expect(document.cookie).not.toContain('codeVariant');
    },
  );

  it('switches its language for all demos of the page', async () => {
    const { user, sections } = await renderRunning(
      <Demo key="1" demo={createPageDemo('Sorting')} defaultCodeOpen />,
      <Demo key="2" demo={createPageDemo('Filtering')} defaultCodeOpen />,
    );
    const [sorting, filtering] = sections as [HTMLElement, HTMLElement];
    await user.click(within(sorting).getByRole('button', { name: 'JS' }));
    expect(await findCode('Sorting')).toHaveTextContent('Sorting in JS');
    expect(await findCode('Filtering')).toHaveTextContent('Filtering in JS');
    const getPressed = (name: string): string | null =>
      within(filtering)
        .getByRole('button', { name })
        .getAttribute('aria-pressed');
    expect([getPressed('JS'), getPressed('TS')]).toEqual(['true', 'false']);
  });

  it('is not remembered as chosen when the chosen language is chosen again', async () => {
    const { user } = await renderRunning(
      <Demo key="1" demo={createPageDemo('Sorting')} />,
    );
    await user.click(screen.getByRole('button', { name: 'TS' }));
    expect(document.cookie).not.toContain('codeVariant');
  });

  it('is copied in the chosen language, even while it is closed', async () => {
    const { user } = await renderRunning(
      <Demo key="1" demo={createPageDemo('Sorting')} />,
    );
    const copy = screen.getByRole('button', { name: 'Copy the code' });
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('Sorting in TS');
    await user.click(screen.getByRole('button', { name: 'JS' }));
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe('Sorting in JS');
  });

  it('says for 1.2 s that it was copied', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderInSite(<Demo demo={createPageDemo('Sorting')} />);
    await user.click(screen.getByRole('button', { name: 'Copy the code' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await act(() => jest.advanceTimersByTimeAsync(1199));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('Demo with a preview of its code', () => {
  const findCode = () => screen.findByRole('region', { name: 'Sorting' });
  const createDemo = () =>
    createPageDemo('Sorting', undefined, { hasPreview: true });
  const getPanel = () =>
    document.getElementById(
      screen
        .getByRole('button', { name: /code$/, expanded: false })
        .getAttribute('aria-controls') ?? '',
    );

  it('has room for it before it is there, and loads it with the demo', async () => {
    const demo = createDemo();
    renderInSite(<Demo demo={demo} />);
    expect(getPanel()).toBeVisible();
    expect(getPanel()).toHaveStyle({ '--line-count': '3' });
    expect(demo.loadSources).not.toHaveBeenCalled();

    act(() => intersect(getDemo('Sorting')));
    expect(await findCode()).toHaveTextContent(/^Preview of Sorting in TS$/);
  });

  it('expands to the whole code and collapses again', async () => {
    const { user } = await renderRunning(<Demo key="1" demo={createDemo()} />);
    await user.click(screen.getByRole('button', { name: 'Expand code' }));
    expect(await findCode()).toHaveTextContent(/^Sorting in TS$/);
    await user.click(screen.getByRole('button', { name: 'Collapse code' }));
    expect(await findCode()).toHaveTextContent(/^Preview of Sorting in TS$/);
  });

  it('shows it in the chosen language', async () => {
    const { user } = await renderRunning(<Demo key="1" demo={createDemo()} />);
    await user.click(screen.getByRole('button', { name: 'JS' }));
    expect(await findCode()).toHaveTextContent(/^Preview of Sorting in JS$/);
  });

  it('shows none of it where the page wants the code closed', async () => {
    const demo = createDemo();
    await renderRunning(<Demo key="1" demo={demo} defaultCodeOpen={false} />);
    expect(screen.getByRole('button', { name: 'Show code' })).toBeVisible();
    expect(getPanel()).not.toBeVisible();
    expect(demo.loadSources).not.toHaveBeenCalled();
  });

  it('loads none of it where the page hides the toolbar', async () => {
    const demo = createDemo();
    await renderRunning(<Demo key="1" demo={demo} hideToolbar />);
    await settle();
    expect(demo.loadSources).not.toHaveBeenCalled();
  });
});
