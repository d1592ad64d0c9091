import { useLocation } from '@docusaurus/router';
import { useTheme } from '@mui/material/styles';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intersect } from '@site/tests/setup/fakeIntersectionObserver';
import { renderInSite } from '@site/tests/setup/renderInSite';
// Loaded ahead, so that no test waits for them.
import '../component-theme';
import '../demo-environment/tools';
import { createPageDemo } from './__fixtures__/createPageDemo';
import Demo from './Demo';

/** A demo that tells what it runs in. */
function ThemeReport() {
  const { direction, palette, components } = useTheme();
  const size = components?.MuiButton?.defaultProps?.size;
  return <output>{[direction, palette.mode, size].join(' ').trim()}</output>;
}

function Search() {
  return <p data-testid="search">{useLocation().search}</p>;
}

async function renderAt(search: string) {
  const names = ['Sorting', 'Filtering'];
  renderInSite(
    <>
      {names.map((name) => (
        <Demo key={name} demo={createPageDemo(name, ThemeReport)} />
      ))}
      <Search />
    </>,
    { path: `/x/introduction/${search}` },
  );
  const [sorting, filtering] = names.map((name) =>
    screen.getByRole('region', { name: `Demo: ${name}` }),
  ) as [HTMLElement, HTMLElement];
  await act(async () =>
    [sorting, filtering].forEach((demo) => intersect(demo)),
  );
  await waitFor(() =>
    expect(sorting).toHaveAttribute('data-status', 'running'),
  );
  await waitFor(() =>
    expect(filtering).toHaveAttribute('data-status', 'running'),
  );
  return { user: userEvent.setup(), sorting, filtering };
}

async function openBar(search = '') {
  const rendered = await renderAt(search);
  const { user, sorting } = rendered;
  await user.click(
    within(sorting).getByRole('button', { name: /^Environment/ }),
  );
  const bar = await screen.findByRole('group', {
    name: 'Environment of the demo: Sorting',
  });
  return { ...rendered, bar };
}

const getSearch = () => screen.getByTestId('search').textContent;
const getReport = (demo: HTMLElement) =>
  within(demo).getByText(/^(ltr|rtl)/).textContent;

describe('the environment of a demo', () => {
  it('is the page’s at first, in every choice of the bar', async () => {
    const { bar, sorting } = await openBar();
    expect(getReport(sorting)).toBe('ltr light');
    for (const name of ['Left to right', 'Light', 'Standard', 'Full']) {
      expect(within(bar).getByRole('radio', { name })).toBeChecked();
    }
    expect(within(bar).getByRole('combobox')).toHaveDisplayValue('As the page');
  });

  it('changes for one demo and in the address, and for nothing else', async () => {
    const { user, bar, sorting, filtering } = await openBar('?a=1');
    await user.click(within(bar).getByRole('radio', { name: 'Right to left' }));
    await user.click(within(bar).getByRole('radio', { name: 'Dark' }));
    await user.click(within(bar).getByRole('radio', { name: 'Dense' }));
    expect(getSearch()).toBe('?a=1&demo.Sorting=rtl,dark,dense');
    expect(getReport(sorting)).toBe('rtl dark small');
    expect(getReport(filtering)).toBe('ltr light');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it('mirrors the demo’s box, and colours it', async () => {
    const { sorting } = await renderAt('?demo.Sorting=rtl,dark');
    expect(sorting.querySelector('.demo-preview')).toHaveAttribute(
      'data-theme',
      'dark',
    );
    expect(within(sorting).getByText(/^rtl/).closest('[dir]')).toHaveAttribute(
      'dir',
      'rtl',
    );
  });

  it('goes back to the page’s by one press', async () => {
    const { user, bar, sorting } = await openBar(
      '?demo.Sorting=rtl,dark,dense,320,frFR&demo.Filtering=dark',
    );
    await user.click(
      within(bar).getByRole('button', { name: 'Reset environment' }),
    );
    expect(getSearch()).toBe('?demo.Filtering=dark');
    expect(getReport(sorting)).toBe('ltr light');
  });

  it('marks its button when the bar is closed', async () => {
    const { sorting, filtering } = await renderAt('?demo.Sorting=dark');
    expect(
      within(sorting).getByRole('button', { name: 'Environment (changed)' }),
    ).toHaveAttribute('data-marked');
    expect(
      within(filtering).getByRole('button', { name: 'Environment' }),
    ).not.toHaveAttribute('data-marked');
  });

  it('goes along into the demo’s own window', async () => {
    const { sorting } = await renderAt('?demo.Sorting=rtl,600');
    expect(
      within(sorting).getByRole('link', { name: 'Open in its own window' }),
    ).toHaveAttribute(
      'href',
      '/demo/?page=current/page&name=Sorting&demo.Sorting=rtl,600',
    );
  });

  it('ignores what is no environment', async () => {
    const { sorting } = await renderAt('?demo.Sorting=up,purple,1e9');
    expect(getReport(sorting)).toBe('ltr light');
    expect(
      within(sorting).getByRole('button', { name: 'Environment' }),
    ).toBeVisible();
  });

  it('has the widths of the bar, and full width again', async () => {
    const { user, bar, sorting } = await openBar();
    const box = within(sorting).getByText(/^ltr/).parentElement;
    await user.click(within(bar).getByRole('radio', { name: '320 px' }));
    expect(box).toHaveStyle({ inlineSize: '320px' });
    expect(getSearch()).toBe('?demo.Sorting=320');
    await user.click(within(bar).getByRole('radio', { name: 'Full' }));
    expect(getSearch()).toBe('');
  });

  it('offers the texts of the components in other languages', async () => {
    const { user, bar } = await openBar();
    const choice = within(bar).getByRole('combobox', {
      name: 'Component texts',
    });
    await user.selectOptions(choice, 'French (France)');
    expect(getSearch()).toBe('?demo.Sorting=frFR');
    await user.selectOptions(choice, 'As the page');
    expect(getSearch()).toBe('');
  });

  it('closes and opens without a change', async () => {
    const { user, sorting, bar } = await openBar('?demo.Sorting=dark');
    const button = within(sorting).getByRole('button', {
      name: 'Environment (changed)',
    });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', bar.id);
    await user.click(button);
    expect(bar).not.toBeInTheDocument();
    expect(getSearch()).toBe('?demo.Sorting=dark');
  });
});

describe('the compared environments of a demo', () => {
  it('are four at once, named, with what they have in common', async () => {
    const { sorting } = await renderAt('?demo.Sorting=dense,compare');
    await within(sorting).findAllByRole('group', { name: / · / });
    const cells = within(sorting)
      .getAllByRole('group', { name: / · / })
      .map((cell) => [cell.getAttribute('aria-label'), getReport(cell)]);
    expect(cells).toEqual([
      ['Light · Left to right', 'ltr light small'],
      ['Light · Right to left', 'rtl light small'],
      ['Dark · Left to right', 'ltr dark small'],
      ['Dark · Right to left', 'rtl dark small'],
    ]);
  });

  it('begin and end by one button, in the address too', async () => {
    const { user, bar, sorting } = await openBar('?demo.Sorting=dark');
    const compare = within(bar).getByRole('button', { name: 'Compare' });
    await user.click(compare);
    expect(compare).toHaveAttribute('aria-pressed', 'true');
    expect(getSearch()).toBe('?demo.Sorting=dark,compare');
    expect(within(bar).queryByText('Direction')).not.toBeInTheDocument();
    await user.click(compare);
    expect(getSearch()).toBe('?demo.Sorting=dark');
    expect(getReport(sorting)).toBe('ltr dark');
  });
});

describe('the handle for the width of a demo', () => {
  // jsdom has no layout.
  beforeEach(() =>
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(732),
  );

  it('moves by keys, and changes the address when the key is released', async () => {
    const { user, sorting } = await openBar('?demo.Sorting=600');
    const handle = within(sorting).getByRole('slider', {
      name: 'Width of the demo',
    });
    expect(handle).toHaveAttribute('aria-valuetext', '600 px');
    act(() => handle.focus());
    await user.keyboard('{Home>3}');
    expect(handle).toHaveAttribute('aria-valuenow', '240');
    expect(getSearch()).toBe('?demo.Sorting=600');
    await user.keyboard('{/Home}');
    expect(getSearch()).toBe('?demo.Sorting=240');
  });

  it('changes nothing when the focus only passes by', async () => {
    const { user, sorting } = await openBar('?demo.Sorting=600');
    act(() => within(sorting).getByRole('slider').focus());
    await user.tab();
    expect(getSearch()).toBe('?demo.Sorting=600');
  });
});
