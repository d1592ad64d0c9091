import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';
import '../component-theme';
import ChartGallery from '.';
import './TileChart';

const link = (slug: string, label: string, marks = {}) => ({
  type: 'link' as const,
  label,
  href: `/x/react-charts/${slug}/`,
  customProps: { pathname: `/x/react-charts/${slug}`, ...marks },
});

const renderGallery = () =>
  renderInSite(
    <DocsSidebarProvider
      name="charts"
      items={[link('bars', 'Bars'), link('radar', 'Radar', { planned: true })]}
    >
      <ChartGallery of="types" />
    </DocsSidebarProvider>,
  );

const getTile = (name: string) =>
  screen.getByRole('link', { name }).closest('li') as HTMLElement;
const getPicture = (name: string) =>
  getTile(name).querySelector('[aria-hidden]') as HTMLElement;

describe('ChartGallery', () => {
  it('leads to each page by its title alone', () => {
    renderGallery();
    expect(screen.getByRole('link', { name: 'Bars' })).toHaveAttribute(
      'href',
      '/x/react-charts/bars/',
    );
    expect(within(getTile('Radar')).getByText('Planned')).toBeVisible();
    expect(within(getTile('Bars')).queryByText('Planned')).toBeNull();
  });

  it('draws a chart once its tile is near, hidden from screen readers and the keyboard', async () => {
    renderGallery();
    const picture = getPicture('Bars');
    expect(picture).toHaveStyle({ blockSize: '132px' });
    expect(picture).toBeEmptyDOMElement();
    await act(async () => intersect(picture));
    await waitFor(() => expect(picture).not.toBeEmptyDOMElement());
    expect(picture.querySelector('a, button, [tabindex="0"]')).toBeNull();
  });

  it('draws nothing for what is planned', async () => {
    renderGallery();
    const picture = getPicture('Radar');
    await act(async () => intersect(picture));
    expect(picture).toBeEmptyDOMElement();
  });
});
