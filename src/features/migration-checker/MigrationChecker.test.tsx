import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import { MAX_CODE_LENGTH } from './logic';
import MigrationChecker from './MigrationChecker';

const CODE = `import { DataGrid } from '@mui/x-data-grid';
<DataGrid rows={[]} pageSizeMode={1} rowBuffer={2} components={{}} />;`;

async function check(code: string): Promise<void> {
  const user = userEvent.setup();
  renderInSite(<MigrationChecker />);
  if (code !== '') {
    await user.click(screen.getByLabelText('Your code'));
    await user.paste(code);
  }
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

describe('MigrationChecker', () => {
  // There are no workers here: the code is checked on the page's own thread.
  it('lists what has to change, and marks the line', async () => {
    await check(CODE);
    expect(
      await screen.findByText(
        '2 places need your attention. 5 uses of MUI X were looked at.',
      ),
    ).toBeInTheDocument();
    const list = await screen.findByRole('list', { name: 'What was found' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'RemovedDataGrid.rowBufferLine 2It does not exist any more.Guide from v6 to v7',
      'RenamedDataGrid.componentsLine 2It has a new name or place:slotsGuide from v6 to v7',
    ]);
    expect(
      screen.getByText('npx @mui/x-codemod@7', { exact: false }),
    ).toHaveTextContent('v7.0.0/data-grid/rename-components-to-slots <path>');
  });

  it('hides a severity on request', async () => {
    await check(CODE);
    const removed = await screen.findByRole('button', { name: 'Removed 1' });
    expect(removed).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(removed);
    expect(removed).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('moves the focus to a line of the code', async () => {
    window.HTMLElement.prototype.scrollIntoView = () => {};
    await check(CODE);
    const [place] = await screen.findAllByRole('button', { name: 'Line 2' });
    await userEvent.click(place as HTMLElement);
    expect(document.activeElement).toHaveAttribute('data-line', '2');
  });

  it.each([
    ['', 'There is no code yet. Paste a file, or try the sample.'],
    [
      'x'.repeat(MAX_CODE_LENGTH + 1),
      'The code is longer than 200000 characters. Check its files one by one.',
    ],
    [
      'const a = 1;',
      'The code uses nothing of the MUI X packages of that version, so there was nothing to compare.',
    ],
    [
      `import { GridColDef } from '@mui/x-data-grid';`,
      'Nothing was found. 1 uses of MUI X were looked at, and the newer version has all of them as they are.',
    ],
  ])('says what it found in code %#', async (code, text) => {
    await check(code);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('opens a file and checks it at once, and keeps one that is too long out of the page', async () => {
    // jsdom reads files the old way only.
    Blob.prototype.text = function readText(this: Blob): Promise<string> {
      return new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(this);
      });
    };
    const user = userEvent.setup();
    const { container } = renderInSite(<MigrationChecker />);
    const input = container.querySelector<HTMLInputElement>('[type=file]');
    if (!input) {
      throw new Error('There is no input for files.');
    }
    await user.upload(input, new File([CODE], 'App.tsx'));
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    const long = 'x'.repeat(MAX_CODE_LENGTH + 1);
    await user.upload(input, new File([long], 'bundle.js'));
    expect(
      await screen.findByText(/The code is longer than 200000 characters/),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Your code')).toHaveValue(CODE);
  });

  it('offers only versions that come after the chosen one', async () => {
    renderInSite(<MigrationChecker />);
    const target = screen.getByLabelText('To');
    expect(within(target).getAllByRole('option')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('From'), 'v4');
    expect(
      within(target)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['v5', 'v6', 'v7']);
  });
});
