import { renderInSite, type SitePlace } from '@site/tests/setup/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createClass,
  createComponentPage,
  createInterfacePage,
  createMember,
  createPageData,
  createSlot,
} from './__fixtures__/createPageData';
import ApiPage from './ApiPage';

const data = createPageData({
  page: createComponentPage({
    plan: 'pro',
    description: 'Shows rows.',
    inherits: { name: 'Base', href: '/x/api/charts/base/' },
    spread: true,
    props: [
      createMember({
        name: 'rows',
        required: true,
        type: 'readonly Row[] | RowMap',
        description: [{ p: ['The rows, see ', { code: 'columns' }, '.'] }],
      }),
      createMember({ name: 'group', plan: 'premium', default: 'false' }),
      createMember({ name: 'sort', plan: 'pro' }),
      createMember({
        name: 'old',
        deprecated: true,
        deprecationNote: 'Use `group`.',
      }),
      createMember({
        name: 'onSort',
        signature: {
          params: [
            {
              name: 'model',
              type: 'Row',
              optional: true,
              description: 'What is sorted.',
            },
          ],
          returns: { type: 'string', description: 'The order.' },
        },
      }),
    ],
    slots: [createSlot({ name: 'toolbar', default: 'Toolbar' })],
    classes: [
      createClass({ key: 'selected', className: 'Mui-selected', global: true }),
    ],
  }),
  demos: [{ title: 'Sorting', href: '/x/react-data-grid/sorting/' }],
  uses: {
    rows: [1, 2, 3, 4, 5].map((index) => ({
      title: `Demo ${index}`,
      href: `/x/demo-${index}/`,
    })),
  },
  typeLinks: { RowMap: '/x/api/charts/row-map/' },
  typeAliases: { Row: '{ id: RowId }', RowId: 'string | number' },
  sourceHref: 'https://forge.example/Table.tsx',
});

/** @param address Query and hash of the address. */
function renderPage(address = '', place: SitePlace = {}, page = data) {
  const path = `/x/api/charts/table/${address}`;
  window.history.replaceState(null, '', path);
  renderInSite(<ApiPage data={page} />, { path, ...place });
  return userEvent.setup();
}

function getRow(id: string): HTMLElement {
  const row = document.getElementById(id);
  if (!row) {
    throw new Error(`No row ${id}.`);
  }
  return row;
}

const getFilter = () =>
  screen.getByRole('searchbox', {
    name: 'Filter by name, type or description',
  });

/** Names of the rows that a reader sees. */
function getShownNames(): (string | null)[] {
  return [...document.querySelectorAll('.row:not([hidden]) .name')].map(
    (name) => name.textContent,
  );
}

afterEach(() => localStorage.clear());

describe('ApiPage', () => {
  it('has its sections in order, each with a place to link to', () => {
    renderPage();
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.id),
    ).toStrictEqual([
      'import',
      'demos',
      'props',
      'slots',
      'css-classes',
      'theme',
      'source',
    ]);
  });

  it('has properties and no theme for an interface', () => {
    const page = createInterfacePage({
      properties: [createMember({ name: 'field' })],
    });
    renderPage('', {}, createPageData({ page }));
    expect(
      screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.id),
    ).toStrictEqual(['import', 'properties']);
  });

  it('marks what is required, deprecated or of a higher plan than the page', () => {
    renderPage();
    const chips = (name: string) =>
      within(getRow(`table-prop-${name}`)).queryAllByText(
        /^(Required|Deprecated|Pro plan|Premium plan)$/,
      );
    expect(
      ['rows', 'group', 'sort', 'old'].map((name) =>
        chips(name).map((chip) => chip.textContent),
      ),
    ).toStrictEqual([['Required'], ['Premium plan'], [], ['Deprecated']]);
  });

  it('shows type, default, note and parameters of a member', () => {
    renderPage();
    expect(getRow('table-prop-group')).toHaveTextContent('Default false');
    expect(getRow('table-prop-old')).toHaveTextContent('Use `group`.');
    expect(getRow('table-prop-on-sort')).toHaveTextContent(
      /model\?.*Row.*What is sorted\..*Returns.*string.*The order\./,
    );
    expect(getRow('table-classes-selected')).toHaveTextContent('.Mui-selected');
  });

  it('links names of types to their pages', () => {
    renderPage();
    expect(
      within(getRow('table-prop-rows')).getByRole('link', { name: 'RowMap' }),
    ).toHaveAttribute('href', '/x/api/charts/row-map/');
  });

  it('shows three demos of a member at first, and the others on demand', async () => {
    const user = renderPage();
    const row = within(getRow('table-prop-rows'));
    expect(row.getByText('Demo 3')).toBeVisible();
    expect(row.getByText('Demo 4')).not.toBeVisible();
    await user.click(row.getByText('2 more'));
    expect(row.getByText('Demo 4')).toBeVisible();
  });

  it('explains an alias and the names inside it, by keyboard too', async () => {
    const user = renderPage();
    const button = within(getRow('table-prop-rows')).getByRole('button', {
      name: 'Row: show the type',
    });
    button.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Rowid: RowIdRowIdstring | number',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});

describe('the filter of ApiPage', () => {
  it('starts as the address says', () => {
    renderPage('?q=SORT');
    expect(getFilter()).toHaveValue('SORT');
    expect(getShownNames()).toStrictEqual(['sort', 'onSort']);
    expect(screen.getByText('2 of 7')).toHaveAttribute('role', 'status');
  });

  it('hides sections without a hit, and keeps the address', async () => {
    const user = renderPage('?other=1#props');
    await user.type(getFilter(), 'toolbar');
    expect(getShownNames()).toStrictEqual(['toolbar']);
    expect(screen.queryByRole('heading', { name: 'Props' })).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(window.location.search).toBe('?other=1&q=toolbar');
    expect(window.location.hash).toBe('#props');
  });

  it('narrows by plan, by need and by age', async () => {
    const user = renderPage();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Plan' }),
      'Premium',
    );
    expect(getShownNames()).toStrictEqual(['group']);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Plan' }),
      'All plans',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Required only' }));
    expect(getShownNames()).toStrictEqual(['rows']);
    await user.click(screen.getByRole('checkbox', { name: 'Required only' }));
    await user.click(screen.getByRole('checkbox', { name: 'Deprecated only' }));
    expect(getShownNames()).toStrictEqual(['old']);
  });

  it('says when nothing matches, and can be reset', async () => {
    const user = renderPage('?q=zzz');
    expect(getShownNames()).toStrictEqual([]);
    await user.click(screen.getByRole('button', { name: 'Reset the filter' }));
    expect(getShownNames()).toHaveLength(7);
    expect(window.location.search).toBe('');
  });

  it('gives way to a hash that names a hidden member', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderPage('?q=sort#table-prop-rows');
    expect(getRow('table-prop-rows')).not.toHaveAttribute('hidden');
    expect(getFilter()).toHaveValue('');
    expect(scroll.mock.contexts).toStrictEqual([getRow('table-prop-rows')]);
  });

  it('stays beside a hash that names a shown member', () => {
    renderPage('?q=sort#table-prop-sort');
    expect(getFilter()).toHaveValue('sort');
  });
});

describe('the views of ApiPage', () => {
  const getSwitch = (view: string) =>
    within(screen.getByRole('group', { name: 'View of Props' })).getByRole(
      'radio',
      { name: view },
    );

  it('open the row of the hash where rows are closed', () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    renderPage('#table-prop-rows');
    const toggle = (name: string) =>
      screen.getByRole('button', { name: `Details of ${name}` });
    expect(toggle('rows')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle('group')).toHaveAttribute('aria-expanded', 'false');
    expect(getRow('table-prop-rows')).toHaveAttribute('data-target');
  });

  it('scroll to the hash again when they change', async () => {
    const user = renderPage('#table-prop-rows');
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(getSwitch('List'));
    expect(localStorage.getItem('apiPage_props')).toBe('expanded');
    expect(scroll.mock.contexts).toStrictEqual([getRow('table-prop-rows')]);
  });

  it('have one row a member, whichever is chosen', async () => {
    const user = renderPage();
    for (const view of ['Table', 'List', 'Compact']) {
      await user.click(getSwitch(view));
      expect(document.querySelectorAll('[id="table-prop-rows"]')).toHaveLength(
        1,
      );
      expect(getShownNames()).toHaveLength(7);
    }
    await user.click(screen.getByRole('button', { name: 'Details of rows' }));
    expect(getRow('table-prop-rows')).toHaveAttribute('data-open');
  });
});

describe('ApiPage in Chinese', () => {
  it('marks the descriptions that nobody translated', () => {
    const translated = { ...data, translations: { 'prop:sort': '排序' } };
    renderPage('', { language: 'zh' }, translated);
    const englishText = (id: string) =>
      getRow(id).querySelector('dd:last-child [lang="en"][dir="ltr"]');
    expect(englishText('table-prop-rows')).toHaveTextContent('The rows');
    expect(englishText('table-prop-sort')).toBeNull();
    expect(getRow('table-prop-sort')).toHaveTextContent('排序');
    expect(screen.getByText('Shows rows.').closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    );
  });

  it('is Chinese itself, whatever its surroundings say', () => {
    renderPage('', { language: 'zh' });
    expect(
      screen.getByRole('heading', { name: /Import/ }).closest('[lang]'),
    ).toHaveAttribute('lang', 'zh-CN');
  });
});
