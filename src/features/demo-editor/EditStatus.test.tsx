import { renderInSite } from '@site/tests/setup/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPageDemo } from '../demo/__fixtures__/createPageDemo';
import { getEdit, setEdit } from './edits';
import EditStatus from './EditStatus';
import { readSharedCode } from './sharedCode';

const demo = createPageDemo('Bars');
const KEY = 'current/page/Bars.TS';

function renderStatus(code: string, isForeign: boolean) {
  setEdit(KEY, { code, isForeign });
  const onMessage = jest.fn();
  const onReset = jest.fn();
  const user = userEvent.setup();
  renderInSite(
    <EditStatus
      editKey={KEY}
      demo={demo}
      isForeign={isForeign}
      onMessage={onMessage}
      onReset={onReset}
    />,
  );
  return { user, onMessage, onReset };
}

afterEach(() => setEdit(KEY, undefined));

describe('EditStatus', () => {
  it('says that the code is edited, and gives it back', async () => {
    const { user, onReset } = renderStatus('a', false);
    expect(screen.getByText('Edited')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset the code' }));
    expect(onReset).toHaveBeenCalledTimes(1);
  });

  it('copies a link with the code', async () => {
    const { user } = renderStatus('export default 1;', false);
    await user.click(
      screen.getByRole('button', { name: 'Copy link to edited code' }),
    );
    await screen.findByRole('button', { name: 'Copied' });
    const link = await navigator.clipboard.readText();
    const [, payload = ''] = link.split('#Bars.tsx=');
    expect(readSharedCode(payload)).toBe('export default 1;');
  });

  it('says so when the code is too long for a link', async () => {
    const code = Array.from({ length: 3000 }, (_, index) =>
      Math.imul(index, 2_654_435_761).toString(36),
    ).join('');
    const { user, onMessage } = renderStatus(code, false);
    await user.click(
      screen.getByRole('button', { name: 'Copy link to edited code' }),
    );
    expect(onMessage).toHaveBeenCalledWith(
      'The code is too long for a link: addresses of more than 8000 characters get lost on their way. Export the demo instead.',
    );
  });

  it('lets code of a link run when the reader says so', async () => {
    const { user } = renderStatus('a', true);
    expect(screen.getByText(/Read it before you run it/)).toBeInTheDocument();
    expect(getEdit(KEY)?.isForeign).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Run' }));
    expect(getEdit(KEY)).toEqual({ code: 'a', isForeign: false });
  });
});
