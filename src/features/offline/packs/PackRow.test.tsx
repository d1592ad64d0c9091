import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import type { PackActivity } from './activity';
import PackRow from './PackRow';
import type { PackEntry, PackState } from './toPackState';

const IDLE: PackActivity = {
  running: undefined,
  doneBytes: 0,
  totalBytes: 0,
  failures: {},
};
const MANIFEST = '/packs/x-charts.json';

function renderRow(
  state: PackState,
  activity: Partial<PackActivity> = {},
  manifest = MANIFEST,
) {
  const entry: PackEntry = {
    product: 'x-charts',
    manifest,
    pageCount: 12,
    bytes: 2_000_000,
    state,
  };
  const onSave = jest.fn();
  const onRemove = jest.fn();
  renderInSite(
    <ul>
      <PackRow
        entry={entry}
        activity={{ ...IDLE, ...activity }}
        htmlLang="en"
        onSave={onSave}
        onRemove={onRemove}
      />
    </ul>,
  );
  return { onSave, onRemove };
}

const getButtonNames = (): (string | null)[] =>
  screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('PackRow', () => {
  it.each<[PackState, string[]]>([
    [{ kind: 'none' }, ['Save: Charts']],
    [{ kind: 'partial' }, ['Go on: Charts', 'Delete: Charts']],
    [{ kind: 'saved', savedAtMs: 0 }, ['Delete: Charts']],
    [{ kind: 'outdated', savedAtMs: 0 }, ['Update: Charts', 'Delete: Charts']],
  ])('of a product that is %j has %j', (state, names) => {
    renderRow(state);
    expect(getButtonNames()).toEqual(names);
  });

  it('saves and deletes on request', async () => {
    const { onSave, onRemove } = renderRow({ kind: 'partial' });
    await userEvent.click(screen.getByRole('button', { name: /^Go on/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Delete/ }));
    expect([onSave, onRemove].map(({ mock }) => mock.calls.length)).toEqual([
      1, 1,
    ]);
  });

  it('shows how far it is, and can be stopped', () => {
    renderRow(
      { kind: 'none' },
      { running: MANIFEST, doneBytes: 500_000, totalBytes: 2_000_000 },
    );
    const progress = screen.getByRole('progressbar', { name: 'Charts' });
    expect([
      progress.getAttribute('value'),
      progress.getAttribute('max'),
    ]).toEqual(['500000', '2000000']);
    expect(screen.getByText('0.5 MB / 2 MB')).not.toBeNull();
    expect(getButtonNames()).toEqual(['Stop: Charts']);
  });

  it('waits while another product is saved', () => {
    renderRow({ kind: 'partial' }, { running: '/packs/x-tree-view.json' });
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.matches(':disabled')),
    ).toEqual([true, true]);
  });

  it.each([
    ['full', /^Your browser has no room for it\./],
    ['changed', /^The site was updated meanwhile\./],
    ['failed', /^The connection was lost\./],
  ] as const)('says why it was not saved: %s', (failure, text) => {
    renderRow({ kind: 'partial' }, { failures: { [MANIFEST]: failure } });
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });

  it('offers no more than deleting where the site cannot be reached', () => {
    renderRow({ kind: 'partial' }, {}, '');
    expect(getButtonNames()).toEqual(['Delete: Charts']);
  });
});
