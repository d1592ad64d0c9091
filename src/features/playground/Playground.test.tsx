import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { createPageDemo } from '../demo/__fixtures__/createPageDemo';
import Playground from './Playground';

const REGISTRY = {
  'current/react-data-grid/sorting': async () => ({
    default: { Sorting: createPageDemo('Sorting') },
  }),
  'current/react-charts/bars': () =>
    Promise.reject(new Error('Loading chunk 7 failed.')),
};

describe('Playground', () => {
  it('lists the pages in order, and leads to each of their demos alone', async () => {
    renderInSite(<Playground registry={REGISTRY} />, {
      path: '/zh/playground/',
      language: 'zh',
    });
    const [first, second] = screen.getAllByText(/^current\//);
    expect(first).toHaveTextContent('current/react-charts/bars');
    await userEvent.click(second as HTMLElement);
    expect(
      await screen.findByRole('link', { name: 'Sorting' }),
    ).toHaveAttribute(
      'href',
      '/zh/demo/?page=current/react-data-grid/sorting&name=Sorting',
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('says when the demos of a page do not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    renderInSite(<Playground registry={REGISTRY} />);
    await userEvent.click(screen.getByText('current/react-charts/bars'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This could not be loaded.',
    );
  });
});
