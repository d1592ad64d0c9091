import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  FakeIntersectionObserver,
  intersect,
} from '@site/tests/setup/fakeIntersectionObserver';
import { createSite, renderInSite } from '@site/tests/setup/renderInSite';
// Loaded ahead, so that no test waits for the library.
import '../component-theme';
import { createPageDemo } from './__fixtures__/createPageDemo';
import { renderRunning, settle } from './__fixtures__/renderRunning';
import Demo from './Demo';

const getDemo = (name: string) =>
  screen.getByRole('region', { name: `Demo: ${name}` });

function silenceReact(): void {
  // React and the boundary report what the demo threw.
  jest.spyOn(console, 'error').mockImplementation(() => {});
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('Demo', () => {
  it('loads nothing until it comes near the viewport', async () => {
    const demo = createPageDemo('Sorting');
    renderInSite(<Demo demo={demo} />);
    intersect(getDemo('Sorting'), false);
    await settle();
    expect(demo.loadComponent).not.toHaveBeenCalled();
    expect(demo.loadSources).not.toHaveBeenCalled();

    act(() => intersect(getDemo('Sorting')));
    expect(
      await screen.findByRole('button', { name: 'Clicked 0 times' }),
    ).toBeVisible();
    expect(demo.loadSources).not.toHaveBeenCalled();
  });

  it('has its size before it runs, so that nothing moves', () => {
    renderInSite(<Demo demo={createPageDemo('Sorting')} />);
    const preview = getDemo('Sorting').querySelector('.demo-preview');
    expect(preview).toHaveStyle({
      '--demo-height-wide': '320px',
      '--demo-height-narrow': '480px',
    });
  });

  it.each<[string, () => void]>([
    [
      'the focus reaches it',
      () => screen.getByRole('button', { name: 'Show code' }).focus(),
    ],
    [
      'the page is about to be printed',
      () => window.dispatchEvent(new Event('beforeprint')),
    ],
    [
      'the hash changes to it',
      () => {
        window.location.hash = '#Sorting';
      },
    ],
  ])('loads far from the viewport when %s', async (_case, happen) => {
    const demo = createPageDemo('Sorting');
    renderInSite(<Demo demo={demo} />);
    act(happen);
    expect(
      await screen.findByRole('button', { name: 'Clicked 0 times' }),
    ).toBeInTheDocument();
    expect(demo.loadComponent).toHaveBeenCalledTimes(1);
  });

  it('loads at once when the hash points at it, and scrolls to it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    window.history.replaceState(null, '', '#Sorting');
    const sorting = createPageDemo('Sorting');
    const filtering = createPageDemo('Filtering');
    renderInSite([
      <Demo key="filtering" demo={filtering} />,
      <Demo key="sorting" demo={sorting} />,
    ]);
    await settle();
    expect(sorting.loadComponent).toHaveBeenCalledTimes(1);
    expect(filtering.loadComponent).not.toHaveBeenCalled();
    expect(scrollIntoView.mock.contexts).toStrictEqual([getDemo('Sorting')]);
    expect(screen.getAllByRole('button', { name: 'Show code' })).toHaveLength(
      2,
    );
  });

  it('stops watching when it leaves the page, loading or not', async () => {
    const demo = createPageDemo('Sorting');
    const { unmount } = renderInSite(<Demo demo={demo} />);
    act(() => intersect(getDemo('Sorting')));
    unmount();
    window.dispatchEvent(new Event('beforeprint'));
    await settle();
    expect(FakeIntersectionObserver.active.size).toBe(0);
    expect(demo.loadComponent).toHaveBeenCalledTimes(1);
  });

  it('starts anew on reset', async () => {
    const { user } = await renderRunning(
      <Demo key="1" demo={createPageDemo('Sorting')} />,
    );
    await user.click(await screen.findByText('Clicked 0 times'));
    expect(screen.getByText('Clicked 1 times')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reset the demo' }));
    expect(await screen.findByText('Clicked 0 times')).toBeVisible();
  });

  it('takes a title from the page, for it and all its controls', async () => {
    const { user } = await renderRunning(
      <Demo
        key="1"
        demo={createPageDemo('Sorting')}
        title="Sort by two columns"
      />,
    );
    expect(getDemo('Sort by two columns')).toBeVisible();
    expect(
      screen.getByRole('toolbar', {
        name: 'Code of the demo: Sort by two columns',
      }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show code' }));
    expect(
      await screen.findByRole('region', { name: 'Sort by two columns' }),
    ).toBeVisible();
  });

  it('is only the preview with hideToolbar', () => {
    renderInSite(<Demo demo={createPageDemo('Sorting')} hideToolbar />);
    expect(
      screen.queryByRole('button', { name: 'Show code' }),
    ).not.toBeInTheDocument();
  });
});

describe('Demo with an error', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) {
      throw new Error('rows & columns are "undefined"');
    }
    return <p>Mended</p>;
  }

  beforeEach(() => {
    isBroken = true;
    silenceReact();
  });

  it('shows the error and where to report it, and leaves other demos alone', async () => {
    await renderRunning(
      <Demo key="1" demo={createPageDemo('Broken', Fragile)} />,
      <Demo key="2" demo={createPageDemo('Sound')} />,
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This demo has crashed');
    expect(alert).toHaveTextContent('rows & columns are "undefined"');
    expect(await screen.findByText('Clicked 0 times')).toBeVisible();

    const link = within(alert).getByRole('link', { name: 'Report an issue' });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe(
      'https://forge.example/library/issues/new',
    );
    expect(url.searchParams.get('title')).toBe(
      '[docs] Broken.tsx throws: rows & columns are "undefined"',
    );
    expect(url.searchParams.get('body')).toMatch(
      /^Page: http:\/\/localhost\/\nDemo: docs\/x\/page\/demos\/Broken\.tsx\n\n```\nError: rows & columns/,
    );
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('mounts anew on reset, since the cause may be gone', async () => {
    const { user } = await renderRunning(
      <Demo key="1" demo={createPageDemo('Broken', Fragile)} />,
    );
    await user.click(await screen.findByText('Reset the demo'));
    expect(await screen.findByRole('alert')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByText('Reset the demo'));
    expect(await screen.findByText('Mended')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[unknown, string]>([
    ['offline', 'offline'],
    [undefined, 'undefined'],
  ])('shows what a demo threw even if it is %j', async (thrown, text) => {
    await renderRunning(
      <Demo
        key="1"
        demo={createPageDemo('Broken', () => {
          throw thrown;
        })}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows a chunk that did not load, and loads it again on reset', async () => {
    const demo = createPageDemo('Sorting');
    demo.loadComponent.mockRejectedValueOnce(
      new Error('Loading chunk 7 failed.'),
    );
    const { user } = await renderRunning(<Demo key="1" demo={demo} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Loading chunk 7 failed.',
    );
    await user.click(screen.getByText('Reset the demo'));
    expect(await screen.findByText('Clicked 0 times')).toBeVisible();
    expect(demo.loadComponent).toHaveBeenCalledTimes(2);
  });
});

describe('Demo in the static HTML', () => {
  const STATIC_CODE = '<b>const</b> a = 1';

  function renderOnServer(): string {
    // On the server there is nothing to load: see renderServerModule.
    const { loadComponent, loadSources, ...demo } = createPageDemo('Sorting');
    const Site = createSite();
    return renderToString(
      <Site>
        <Demo
          demo={
            { ...demo, staticCode: STATIC_CODE } as ReturnType<
              typeof createPageDemo
            >
          }
        />
      </Site>,
    );
  }

  it('has the code for readers without JavaScript', () => {
    expect(renderOnServer()).toMatch(
      /<noscript><pre [^>]*><code><b>const<\/b> a = 1<\/code><\/pre><\/noscript>/,
    );
  });

  it('hydrates without a complaint, though the browser has no such code', () => {
    const complain = jest.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = renderOnServer();
    document.body.append(container);
    render(<Demo demo={createPageDemo('Sorting')} />, {
      container,
      hydrate: true,
      wrapper: createSite(),
    });
    expect(complain).not.toHaveBeenCalled();
  });

  it('has no code in the browser, where it would cost and never show', () => {
    const { container } = renderInSite(
      <Demo demo={createPageDemo('Sorting')} />,
    );
    expect(container.querySelector('noscript')).toBeEmptyDOMElement();
  });
});
