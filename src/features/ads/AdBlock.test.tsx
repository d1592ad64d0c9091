import { render, screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { onTrack, type SiteEvent } from '../analytics';
import { setConsent } from '../consent';
// Loaded ahead, so that no test waits for it.
import './AdContent';
import AdBlock from './AdBlock';
import AdBoundary from './AdBoundary';
import { AdPageProvider } from './AdPage';

function renderBlock(pathname: string | null): void {
  renderInSite(
    <AdPageProvider pathname={pathname}>
      <AdBlock />
    </AdPageProvider>,
  );
}

describe('AdBlock', () => {
  it('is a landmark that says what it is, and fills when the page is idle', async () => {
    renderBlock('/x/react-charts/bars/');
    const block = screen.getByRole('region', { name: 'Advertisement' });
    expect(block).toBeEmptyDOMElement();
    expect(block).toHaveAttribute('lang', 'en');
    expect(await screen.findByRole('link')).toBeVisible();
  });

  it('is nothing on a page without ads, nor outside of a page', () => {
    renderBlock(null);
    expect(screen.queryByRole('region')).toBeNull();
    renderInSite(<AdBlock />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('AdBoundary', () => {
  it.each([
    ['in-house-body-top-image', 'in-house-body-top-image'],
    [null, 'null'],
  ])(
    'reports the crash of %j and leaves its place empty',
    (label, reported) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      setConsent('granted');
      const events: SiteEvent[] = [];
      const stop = onTrack(({ event }) => events.push(event));
      function Broken(): never {
        throw new Error('Broken ad');
      }
      const { container } = render(
        <AdBoundary label={label}>
          <Broken />
        </AdBoundary>,
      );
      stop();
      expect(container).toBeEmptyDOMElement();
      expect(events).toEqual([
        {
          name: 'ad',
          parameters: { eventAction: 'crash', eventLabel: reported },
        },
      ]);
    },
  );
});
