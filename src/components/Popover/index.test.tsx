import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '@site/tests/setup/renderInSite';
import Popover from '.';

function renderPopover() {
  renderInSite(
    <>
      <Popover label="Settings" trigger="Open" role="dialog">
        <p>Some text</p>
        <button type="button">Inside</button>
      </Popover>
      <button type="button">Outside</button>
      <p>Text outside</p>
    </>,
  );
  return {
    user: userEvent.setup(),
    trigger: screen.getByRole('button', { name: 'Settings' }),
  };
}

const findPanel = () => screen.queryByRole('dialog', { name: 'Settings' });

describe('Popover', () => {
  it('tells whether it is open, and names the panel that it controls', async () => {
    const { user, trigger } = renderPopover();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(trigger).not.toHaveAttribute('aria-controls');
    expect(findPanel()).not.toBeInTheDocument();

    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('aria-controls', findPanel()?.id);

    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(findPanel()).not.toBeInTheDocument();
  });

  it.each([
    ['the button', 'Settings'],
    ['a control inside', 'Inside'],
  ])('closes on Escape from %s and gives the focus back', async (_, name) => {
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Escape}');
    expect(findPanel()).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('closes on Escape when nothing has the focus, as after a click on text', async () => {
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    await user.click(screen.getByText('Some text'));
    expect(findPanel()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(findPanel()).not.toBeInTheDocument();
    expect(trigger).toHaveFocus();
  });

  it('keeps Escape to itself while open, so a drawer around it stays', async () => {
    const handleKeyDown = jest.fn();
    document.addEventListener('keydown', handleKeyDown);
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    await user.keyboard('{Escape}');
    expect(handleKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(handleKeyDown).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', handleKeyDown);
  });

  it('closes on a click outside, on plain text too', async () => {
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    await user.click(screen.getByText('Text outside'));
    expect(findPanel()).not.toBeInTheDocument();
  });

  it('leaves the focus where the click outside put it', async () => {
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Outside' }));
    expect(findPanel()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  });

  it('closes when the focus moves on, and stays while it is inside', async () => {
    const { user, trigger } = renderPopover();
    await user.click(trigger);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Inside' })).toHaveFocus();
    expect(findPanel()).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
    expect(findPanel()).not.toBeInTheDocument();
  });
});
