import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReadableStream } from 'node:stream/web';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { setConsent } from '../consent';
// Loaded ahead, so that no test waits for it.
import './InlineAd';
import { AdPageProvider } from './AdPage';
import DemoAd, { useOpenDemo } from './DemoAd';

const FEED = 'https://feed.example/ads.json';

let requested: string[];

beforeEach(() => {
  requested = [];
  window.fetch = (async (url: string) => {
    requested.push(url);
    const body =
      url === FEED
        ? {
            ads: [
              {
                statlink: 'https://ads.example/click',
                company: '<b>Sample</b>',
                description: 'Read <script>this</script>',
                pixel: 'https://ads.example/p?t=[timestamp]',
                timestamp: 3,
              },
            ],
          }
        : { feedUrl: FEED, displayRatio: 1 };
    const text = JSON.stringify(body);
    return {
      ok: true,
      json: async () => body,
      body: ReadableStream.from([new TextEncoder().encode(text)]),
    };
  }) as unknown as typeof fetch;
});

function FakeDemo({ name }: { readonly name: string }) {
  const openDemo = useOpenDemo();
  return (
    <div data-testid={name}>
      <button onClick={() => openDemo(name)}>{name}</button>
      <DemoAd demoName={name} />
    </div>
  );
}

function renderDemos(pathname: string | null): void {
  renderInSite(
    <AdPageProvider pathname={pathname}>
      <FakeDemo name="First" />
      <FakeDemo name="Second" />
    </AdPageProvider>,
  );
}

describe('DemoAd', () => {
  it('is nothing without consent, and nobody is asked', async () => {
    setConsent('denied');
    renderDemos('/x/react-charts/bars/');
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(requested).toEqual([]);
  });

  it('belongs to the first demo that is opened, and shows what the feed says as text', async () => {
    setConsent('granted');
    renderDemos('/x/react-charts/bars/');
    expect(requested).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Second' }));
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    const link = await screen.findByRole('link');
    expect(
      screen.getAllByRole('region', { name: 'Advertisement at the demo' }),
    ).toEqual([screen.getByTestId('Second').querySelector('section')]);
    expect(link).toHaveTextContent(
      '<b>Sample</b> — Read <script>this</script> Carbon',
    );
    expect(link).toHaveAttribute('href', 'https://ads.example/click');
    expect(link).toHaveAttribute('rel', 'sponsored noopener');
    expect(link).toHaveAttribute('data-ga-event-label', 'carbon-demo-inline');
    expect(link.querySelector('b, script')).toBeNull();
    expect(
      document.querySelector('img[hidden][src="https://ads.example/p?t=3"]'),
    ).toBeInTheDocument();
    expect(requested.filter((url) => url === FEED)).toHaveLength(1);
  });

  it('is nothing on a page without ads', async () => {
    setConsent('granted');
    renderDemos(null);
    await userEvent.click(screen.getByRole('button', { name: 'First' }));
    await waitFor(() => expect(requested).toEqual([]));
    expect(screen.queryByRole('region')).toBeNull();
  });
});
