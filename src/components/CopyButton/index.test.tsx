import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import CopyButton, { type CopyButtonProps } from '.';

type WriteText = Clipboard['writeText'];

function setClipboard(writeText: WriteText | undefined): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('Denied', 'NotAllowedError'));
}

/** The older way to copy; jsdom has none. Gives what would be on the clipboard. */
function setExecCommand(isAllowed: boolean): { readonly copied: string[] } {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.querySelector('textarea');
    copied.push(
      field?.value.slice(field.selectionStart, field.selectionEnd) ?? '',
    );
    return isAllowed;
  };
  return { copied };
}

function renderButton(props: Partial<CopyButtonProps> = {}) {
  renderInSite(<CopyButton getText={() => 'npm ci'} {...props} />);
  return screen.getByRole('button', { name: 'Copy the code' });
}

async function click(button: HTMLElement): Promise<void> {
  await act(async () => {
    fireEvent.click(button);
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

describe('CopyButton', () => {
  it('copies and says so for 2 s', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    setClipboard(writeText);
    const button = renderButton();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    await click(button);
    expect(writeText.mock.calls).toStrictEqual([['npm ci']]);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
    expect(button).toHaveAttribute('title', 'Copied');

    await wait(1999);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
    await wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button).toHaveAttribute('title', 'Copy the code');
  });

  it('counts anew from the last click', async () => {
    setClipboard(() => Promise.resolve());
    const button = renderButton();
    await click(button);
    await wait(1500);
    await click(button);
    await wait(1999);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
    await wait(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks for the text on click, since it may change until then', async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    setClipboard(writeText);
    let text = 'old';
    const button = renderButton({ getText: async () => text });
    text = 'new';
    await click(button);
    expect(writeText).toHaveBeenCalledWith('new');
  });

  it.each([
    ['is missing', undefined],
    ['refuses', refuse],
  ])(
    'copies the older way where the clipboard %s',
    async (_case, writeText) => {
      setClipboard(writeText);
      const { copied } = setExecCommand(true);
      await click(renderButton());
      expect(copied).toStrictEqual(['npm ci']);
      expect(screen.getByRole('status')).toHaveTextContent(/^Copied$/);
      expect(document.querySelector('textarea')).not.toBeInTheDocument();
    },
  );

  it.each([
    ['both ways refuse', () => setExecCommand(false)],
    ['there is no way at all', () => {}],
  ])(
    'announces the failure where %s, and leaves no trace',
    async (_case, setUp) => {
      setClipboard(refuse);
      setUp();
      const button = renderButton();
      await click(button);
      expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
      expect(button).toHaveAttribute('title', 'Copying failed');
      expect(document.querySelector('textarea')).not.toBeInTheDocument();
      await wait(2000);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );

  it('announces the failure where the text cannot be had, as offline', async () => {
    setClipboard(() => Promise.resolve());
    const button = renderButton({
      getText: () => Promise.reject(new Error('Loading chunk 7 failed.')),
    });
    await click(button);
    expect(screen.getByRole('status')).toHaveTextContent(/^Copying failed$/);
  });
});
