import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { onTrack, type SiteEvent } from '../analytics';
import { setConsent } from '../consent';
import AdContent from './AdContent';
import { POLL_INTERVAL_MS } from './pollProvider';

const SCRIPT = 'https://ads.example/script.js';
const FILLER = 'https://ads.example/become-a-sponsor';

let events: SiteEvent[];
let requested: string[];
let stopListening: () => void;
let random: jest.SpyInstance;

beforeEach(() => {
  events = [];
  requested = [];
  stopListening = onTrack(({ event }) => events.push(event));
  // The shape is an image, the ad the third, and every ad is counted.
  random = jest.spyOn(Math, 'random').mockReturnValue(0.5);
  window.fetch = (async (url: string) => {
    requested.push(url);
    return {
      ok: true,
      json: async () => ({
        providerScript: SCRIPT,
        fillerLink: FILLER,
        displayRatio: 0.6,
      }),
    };
  }) as unknown as typeof fetch;
  jest.useFakeTimers();
});

afterEach(() => {
  stopListening();
  jest.useRealTimers();
  setConsent('denied');
});

async function renderAd(consent: 'granted' | 'denied') {
  setConsent(consent);
  const rendered = renderInSite(
    <StrictMode>
      <AdContent isEnabled />
    </StrictMode>,
  );
  await act(async () => {});
  return rendered;
}

/** Lets that much time pass, in ms. */
function pass(timeMs: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(timeMs));
}

function getScripts(): HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
}

/** What the provider's script does where it stands. */
function insertAd(link = 'https://ads.example/sold'): HTMLElement {
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = `<a href="${link}" rel="opener">Sold</a><a href="javascript:alert(1)">More</a>`;
  getScripts()[0]?.after(ad);
  return ad;
}

const queryHouseAd = () => screen.queryByRole('link', { name: /MUI X/ });

describe('the ad without consent', () => {
  it("is the site's own, and nobody is asked for anything", async () => {
    await renderAd('denied');
    await pass(20_000);
    expect(queryHouseAd()).toHaveAttribute(
      'href',
      '/x/react-date-pickers/date-picker/',
    );
    expect(queryHouseAd()).toHaveAttribute('rel', 'sponsored noopener');
    expect(queryHouseAd()).toHaveAttribute('target', '_blank');
    expect(queryHouseAd()).toHaveAttribute(
      'data-ga-event-label',
      'in-house-date-pickers',
    );
    expect(screen.getByRole('img', { name: 'date-pickers' })).toHaveAttribute(
      'width',
      '130',
    );
    expect(requested).toEqual([]);
    expect(getScripts()).toEqual([]);
  });

  it('stays in its place until the provider, asked after consent, has another', async () => {
    await renderAd('denied');
    await act(async () => setConsent('granted'));
    await pass(600);
    expect(getScripts()).toHaveLength(1);
    expect(queryHouseAd()).toBeVisible();
    const ad = insertAd();
    await pass(POLL_INTERVAL_MS);
    expect(ad).toBeVisible();
    expect(queryHouseAd()).toBeNull();
    await act(async () => setConsent('denied'));
    expect(getScripts()).toEqual([]);
    expect(ad).not.toBeInTheDocument();
    expect(queryHouseAd()).toBeVisible();
  });
});

describe('the ad with consent', () => {
  it("loads the provider's script once, in the next task", async () => {
    const { unmount } = await renderAd('granted');
    expect(getScripts()).toEqual([]);
    await pass(0);
    expect(getScripts().map(({ id, src }) => [id, src])).toEqual([
      ['_carbonads_js', SCRIPT],
    ]);
    unmount();
    expect(getScripts()).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('inserts no script when the block is gone before', async () => {
    const { unmount } = await renderAd('granted');
    unmount();
    await pass(1000);
    expect(getScripts()).toEqual([]);
  });

  it('assumes a blocker at the seventh look, and comes back to an ad that is late', async () => {
    await renderAd('granted');
    await pass(2999);
    expect(queryHouseAd()).toBeNull();
    await pass(1);
    expect(queryHouseAd()).toBeVisible();
    const ad = insertAd();
    await pass(POLL_INTERVAL_MS);
    expect(ad).toBeVisible();
    expect(queryHouseAd()).toBeNull();
  });

  it('looks thirty times and then no more', async () => {
    await renderAd('granted');
    await pass(14_499);
    expect(jest.getTimerCount()).toBe(1);
    await pass(1);
    expect(jest.getTimerCount()).toBe(0);
    expect(queryHouseAd()).toBeVisible();
  });

  it('asks a fifth of those who block to allow it', async () => {
    random.mockReturnValue(0.19);
    await renderAd('granted');
    await pass(3000);
    expect(
      screen.getByText('Your browser blocks the ad here.'),
    ).toBeInTheDocument();
    expect(queryHouseAd()).toBeNull();
  });

  it("shows an ad of the site instead of the provider's filler", async () => {
    await renderAd('granted');
    await pass(0);
    const filler = insertAd(FILLER);
    await pass(POLL_INTERVAL_MS);
    expect(filler).not.toBeVisible();
    expect(queryHouseAd()?.parentElement).toHaveAttribute(
      'data-ga-event-label',
      'in-house-carbon-body-top-image',
    );
    expect(jest.getTimerCount()).toBe(0);
  });

  it("leads out of the provider's ad by sealed links only", async () => {
    await renderAd('granted');
    await pass(0);
    const ad = insertAd();
    await pass(POLL_INTERVAL_MS);
    const [sold, more] = ad.querySelectorAll('a');
    expect(sold).toHaveAttribute('rel', 'sponsored noopener');
    expect(more).not.toHaveAttribute('href');
  });
});

describe('the display of the ad', () => {
  const getBlock = (): Element =>
    document.querySelector('[data-ga-event-label$="-body-top-image"]') ??
    document.body;

  it('is counted once, when it was in sight for a second', async () => {
    await renderAd('granted');
    await pass(3000);
    intersect(getBlock());
    await pass(999);
    intersect(getBlock(), false);
    await pass(5000);
    expect(events).toEqual([]);
    intersect(getBlock());
    await pass(1000);
    const displayed: SiteEvent = {
      name: 'ad',
      parameters: {
        eventAction: 'display',
        eventLabel: 'in-house-body-top-image',
      },
    };
    expect(events).toEqual([displayed]);
    insertAd();
    await pass(10_000);
    expect(events).toEqual([displayed]);
  });

  it('is counted for the share that the options say', async () => {
    await renderAd('granted');
    await pass(3000);
    random.mockReturnValue(0.6);
    intersect(getBlock());
    await pass(1000);
    expect(events).toEqual([]);
  });
});
