import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
// Loaded ahead, so that no test waits for them.
import '../component-theme';
import '../demo-export';
import { createPageDemo } from './__fixtures__/createPageDemo';
import Demo from './Demo';

function renderDemo(demo = createPageDemo('Sorting')) {
  renderInSite(
    <>
      <Demo demo={demo} />
      <button type="button">After</button>
    </>,
  );
  return {
    demo,
    user: userEvent.setup(),
    toolbar: screen.getByRole('toolbar', {
      name: 'Code of the demo: Sorting',
    }),
  };
}

const getButton = (name: string) => screen.getByRole('button', { name });

/** Names of the controls of the toolbar that Tab reaches. */
function getTabStops(toolbar: HTMLElement): (string | null)[] {
  const controls = toolbar.querySelectorAll('button, a');
  return [...controls]
    .filter((control) => (control as HTMLElement).tabIndex === 0)
    .map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
}

describe('the toolbar of a demo', () => {
  it('has its controls in visual order, with names', () => {
    const { toolbar } = renderDemo();
    const names = [...toolbar.querySelectorAll('button, a')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
    expect(names).toEqual([
      'JS',
      'TS',
      'Show code',
      'Edit the code',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
      'Download as a project (ZIP)',
      'Copy the code',
      'Move the focus to the start of the demo',
      'Reset the demo',
      'Environment',
      'Open in its own window',
      'More',
    ]);
  });

  it('can be reached by Tab from the start, and is one stop', async () => {
    const { user, toolbar } = renderDemo();
    expect(getTabStops(toolbar)).toEqual(['JS']);
    await user.tab();
    expect(getButton('JS')).toHaveFocus();
    await user.tab();
    expect(getButton('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(getButton('JS')).toHaveFocus();
  });

  it('keeps the stop where the focus was last, by key or by pointer', async () => {
    const { user, toolbar } = renderDemo();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getButton('Show code')).toHaveFocus();
    expect(getTabStops(toolbar)).toEqual(['Show code']);
    await user.click(getButton('Reset the demo'));
    expect(getTabStops(toolbar)).toEqual(['Reset the demo']);
  });

  it('wraps around, jumps to both ends, and skips what is hidden or disabled', async () => {
    const { user } = renderDemo();
    getButton('TS').setAttribute('disabled', '');
    getButton('Show code').style.display = 'none';
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(getButton('Edit the code')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getButton('More')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(getButton('JS')).toHaveFocus();
    await user.keyboard('{End}');
    expect(getButton('More')).toHaveFocus();
  });

  it('mirrors the arrow keys where it runs right to left', async () => {
    const { user, toolbar } = renderDemo();
    toolbar.style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(getButton('TS')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(getButton('More')).toHaveFocus();
  });

  it('leaves keys with a modifier to the browser', async () => {
    const { user } = renderDemo();
    await user.tab();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(getButton('JS')).toHaveFocus();
  });

  it('says which language is chosen', async () => {
    const { user } = renderDemo();
    expect(getButton('TS')).toHaveAttribute('aria-pressed', 'true');
    expect(getButton('JS')).toHaveAttribute('aria-pressed', 'false');
    await user.click(getButton('JS'));
    expect(getButton('JS')).toHaveAttribute('aria-pressed', 'true');
    await user.click(getButton('TS'));
  });

  it('moves the focus to the start of the demo', async () => {
    const { user } = renderDemo();
    await user.click(getButton('Move the focus to the start of the demo'));
    expect(screen.getByText('Start of the demo')).toHaveFocus();
  });

  it('leads to the demo in its own window', () => {
    renderDemo();
    const link = screen.getByRole('link', { name: 'Open in its own window' });
    expect(link).toHaveAttribute(
      'href',
      '/demo/?page=current/page&name=Sorting',
    );
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('names its controls for analytics, and sends nothing', () => {
    const { toolbar } = renderDemo();
    const tracked = [
      ...toolbar.querySelectorAll<HTMLElement>('[data-ga-event-action]'),
    ];
    expect(tracked.map(({ dataset }) => dataset['gaEventAction'])).toEqual([
      'source-js',
      'source-ts',
      'expand',
      'edit',
      'stackblitz',
      'codesandbox',
      'zip',
      'copy',
      'reset-focus',
      'reset',
      'environment',
      'window',
    ]);
    for (const { dataset } of tracked) {
      expect(dataset).toMatchObject({
        gaEventCategory: 'demo',
        gaEventLabel: 'Sorting',
      });
    }
  });
});

describe('what goes wrong in the toolbar', () => {
  it('is told when an export fails, until it is closed', async () => {
    const cause = jest.spyOn(console, 'error').mockImplementation(() => {});
    const demo = createPageDemo('Sorting');
    demo.loadSources.mockRejectedValue(new Error('Offline'));
    const { user } = renderDemo(demo);
    await user.click(getButton('Edit in StackBlitz'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The code of the demo could not be loaded. Check your connection and try again.',
    );
    expect(cause).toHaveBeenCalledTimes(1);
    await user.click(getButton('Close the message'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is told when copying fails, until the next try', async () => {
    const demo = createPageDemo('Sorting');
    demo.loadSources.mockRejectedValueOnce(new Error('Offline'));
    const { user } = renderDemo(demo);
    await user.click(getButton('Copy the code'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Copying failed. The browser may not allow it, or the code could not be loaded.',
    );
    await user.click(getButton('Copy the code'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Sorting in TS');
  });
});
