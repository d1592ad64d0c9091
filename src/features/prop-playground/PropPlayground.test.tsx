import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaygroundData } from '@site/plugins/api-reference/pageTypes';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { useLocation } from 'react-router-dom';
// Loaded ahead, so that no test waits for the library.
import '../component-theme';
import { createPageDemo } from '../demo/__fixtures__/createPageDemo';
import PropPlayground from './PropPlayground';
import './RunningPlayground';

/** Shows what it gets. */
function Bars({ chart = {} }: { chart?: object }) {
  return <p data-testid="props">{JSON.stringify(chart)}</p>;
}

const BASE = {
  group: 'chart',
  href: '/x/api/charts/bar-chart/#a',
  default: null,
  defaultText: null,
};

const DATA: PlaygroundData = {
  controls: [
    {
      ...BASE,
      name: 'borderRadius',
      description: [{ p: ['In ', { code: 'px' }] }],
      kind: 'number',
      min: 0,
      max: 20,
      step: 1,
    },
    {
      ...BASE,
      name: 'layout',
      description: 'The direction.',
      kind: 'choice',
      options: ['horizontal', 'vertical'],
      default: 'vertical',
    },
    {
      ...BASE,
      name: 'order',
      description: '',
      kind: 'choice',
      options: ['a', 'b', 'c', 'd'],
    },
    {
      ...BASE,
      name: 'loading',
      description: '',
      kind: 'switch',
      default: false,
    },
  ],
  code: [
    '<span class="line">&#x3C;Bars</span>\n',
    { group: 'chart', syntax: 'attribute', indent: '  ' },
    '<span class="line">/></span>',
  ],
};

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}

async function renderPlayground(search = '') {
  renderInSite(
    <>
      <PropPlayground
        demo={createPageDemo('Bars', Bars)}
        playground={{
          size: { controls: 4, lines: 6 },
          load: async () => ({ default: DATA }),
        }}
      />
      <Address />
    </>,
    { path: `/x/react-charts/bars/${search}` },
  );
  act(() =>
    intersect(screen.getByRole('region', { name: 'Playground: Bars' })),
  );
  expect(await screen.findByTestId('props')).toBeInTheDocument();
}

const getProps = () =>
  JSON.parse(screen.getByTestId('props').textContent ?? '');
const getCode = () =>
  screen.getByRole('region', { name: 'Code: Bars' }).textContent;

describe('PropPlayground', () => {
  it('has its room before it is loaded', () => {
    const { container } = renderInSite(
      <PropPlayground
        demo={createPageDemo('Bars', Bars)}
        playground={{
          size: { controls: 4, lines: 6 },
          load: () => Promise.reject(new Error('must not load')),
        }}
      />,
    );
    const [, controls, code] = container.querySelectorAll<HTMLElement>(
      '.playground-place > div',
    );
    expect(controls?.childElementCount).toBe(4);
    expect(code).toHaveStyle({ blockSize: '164px' });
  });

  it('sets a prop, and shows the code and the address of it', async () => {
    const user = userEvent.setup();
    await renderPlayground();
    expect(getProps()).toEqual({});
    expect(getCode()).toBe('<Bars\n/>');

    await user.click(screen.getByRole('radio', { name: 'horizontal' }));
    await user.selectOptions(screen.getByLabelText('order'), 'c');
    await user.click(screen.getByRole('switch', { name: 'loading' }));
    fireEvent.change(screen.getByLabelText('borderRadius, slider'), {
      target: { value: '7' },
    });
    expect(getProps()).toEqual({
      layout: 'horizontal',
      order: 'c',
      loading: true,
      borderRadius: 7,
    });
    expect(getCode()).toBe(
      '<Bars\n  borderRadius={7}\n  layout="horizontal"\n  order="c"\n  loading\n/>',
    );
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        '?Bars.chart.borderRadius=7&Bars.chart.layout=horizontal&Bars.chart.order=c&Bars.chart.loading=true',
      ),
    );
  });

  it('starts with what the address says, as far as it makes sense', async () => {
    await renderPlayground(
      '?Bars.chart.borderRadius=9&Bars.chart.layout=diagonal&Bars.chart.loading=maybe',
    );
    expect(getProps()).toEqual({ borderRadius: 9 });
    expect(
      screen.getByRole('spinbutton', { name: 'borderRadius' }),
    ).toHaveValue(9);
  });

  it('lets a number be typed that is not yet in its range', async () => {
    const user = userEvent.setup();
    await renderPlayground();
    const field = screen.getByRole('spinbutton', { name: 'borderRadius' });
    await user.type(field, '200');
    expect(getProps()).toEqual({ borderRadius: 20 });
    expect(field).toHaveValue(200);
    await user.tab();
    expect(field).toHaveValue(20);
    await user.clear(field);
    expect(getProps()).toEqual({});
  });

  it('describes each control, and leads to its API', async () => {
    await renderPlayground();
    expect(
      screen.getByRole('spinbutton', { name: 'borderRadius' }),
    ).toHaveAccessibleDescription('In px');
    expect(
      screen.getByRole('radiogroup', { name: 'layout' }),
    ).toHaveAccessibleDescription('The direction.');
    expect(
      screen.getByRole('link', { name: 'API of borderRadius' }),
    ).toHaveAttribute('href', '/x/api/charts/bar-chart/#a');
  });

  it('resets one prop, or all with a word about it', async () => {
    const user = userEvent.setup();
    await renderPlayground(
      '?Bars.chart.borderRadius=9&Bars.chart.loading=true',
    );
    await user.click(
      screen.getByRole('button', { name: 'Reset borderRadius' }),
    );
    expect(getProps()).toEqual({ loading: true });
    expect(
      screen.getByRole('spinbutton', { name: 'borderRadius' }),
    ).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reset all' }));
    await waitFor(() => expect(getProps()).toEqual({}));
    expect(
      screen.getByText('All props are as they were at first.'),
    ).toHaveAttribute('role', 'status');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toBeEmptyDOMElement(),
    );
  });
});
