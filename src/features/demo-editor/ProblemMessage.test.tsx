import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProblemMessage from './ProblemMessage';
import type { SessionState } from './session';

function renderMessage(
  state: Partial<SessionState>,
  { tabMovesFocus = false } = {},
) {
  const onReload = jest.fn();
  render(
    <ProblemMessage
      helpId="help"
      state={{ frameKey: 0, ...state }}
      tabMovesFocus={tabMovesFocus}
      onReload={onReload}
    />,
  );
  return { onReload, status: screen.getByRole('status') };
}

describe('ProblemMessage', () => {
  it('tells how to leave while nothing is wrong', () => {
    const { status } = renderMessage({});
    expect(status).toBeEmptyDOMElement();
    expect(
      screen.getByText(
        'Tab indents. Ctrl+M lets it move the focus. Escape leaves the editor.',
      ),
    ).toBeVisible();
  });

  it('announces that Tab moves the focus', () => {
    const { status } = renderMessage({}, { tabMovesFocus: true });
    expect(status).toHaveTextContent('Tab moves the focus.');
  });

  it.each([
    [{ message: 'Oh', line: 3, column: 7 }, 'Line 3, column 7: Oh'],
    [{ message: 'Oh' }, 'Oh'],
  ])('announces %j', (problem, text) => {
    const { status } = renderMessage({ problem });
    expect(status).toHaveTextContent(text);
  });

  it('shows what the code printed, unless something worse happened', () => {
    const { status } = renderMessage({ printed: 'careful' });
    expect(status).toHaveTextContent('In the console: careful');
  });

  it('offers another frame when one is stuck', async () => {
    const { status, onReload } = renderMessage({
      stuck: 'hung',
      problem: { message: 'Oh' },
    });
    expect(status).toHaveTextContent('may be in a loop without an end');
    await userEvent.click(
      screen.getByRole('button', { name: 'Reload the preview' }),
    );
    expect(onReload).toHaveBeenCalledTimes(1);
  });
});
