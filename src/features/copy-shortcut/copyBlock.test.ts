import { fireEvent } from '@testing-library/dom';
import { listenForCopy } from './copyBlock';
import { getCopyKeys } from './logic';

describe('getCopyKeys', () => {
  it.each([
    ['MacIntel', '⌘C'],
    ['iPhone', '⌘C'],
    ['Win32', 'Ctrl + C'],
    ['Linux x86_64', 'Ctrl + C'],
    ['', 'Ctrl + C'],
  ])('on %j is %s', (platform, keys) => {
    expect(getCopyKeys(platform)).toBe(keys);
  });
});

describe('listenForCopy', () => {
  const presses: (string | null)[] = [];
  let stop: () => void;

  beforeEach(() => {
    presses.length = 0;
    document.body.innerHTML = `
      <p id="text">Text</p>
      <div id="block" data-copy-block>
        <pre tabindex="0">a</pre>
        <button data-copy-button data-ga-event-action="copy-click">Copy</button>
      </div>
      <section data-demo="Bars">
        <div id="preview"><input value="typed" /></div>
        <button id="demo-button" data-copy-button>Copy</button>
        <pre id="panel" data-copy-block>b</pre>
      </section>
      <pre id="lonely" data-copy-block>c</pre>`;
    document.querySelectorAll('button').forEach((button) => {
      button.addEventListener('click', () =>
        presses.push(button.getAttribute('data-ga-event-action')),
      );
    });
    stop = listenForCopy(document);
  });
  afterEach(() => {
    stop();
    document.getSelection()?.removeAllRanges();
  });

  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) {
      throw new Error(`Nothing is ${selector}.`);
    }
    return element;
  };
  /** Whether the browser still does its own. */
  const press = (keys: KeyboardEventInit = { key: 'c', ctrlKey: true }) =>
    fireEvent.keyDown(document.activeElement ?? document.body, keys);

  it.each([
    ['Ctrl + C', { key: 'c', ctrlKey: true }],
    ['⌘C', { key: 'c', metaKey: true }],
    ['Ctrl + C with caps lock', { key: 'C', ctrlKey: true }],
  ])('copies the block under the pointer with %s', (_name, keys) => {
    fireEvent.pointerOver(find('#block pre'));
    expect(press(keys)).toBe(false);
    expect(presses).toEqual(['copy-keyboard']);
  });

  it('copies the block that has the focus, whatever the pointer is over', () => {
    fireEvent.pointerOver(find('#text'));
    find('#block pre').focus();
    press();
    expect(presses).toEqual(['copy-keyboard']);
    expect(find('#block button')).toHaveAttribute(
      'data-ga-event-action',
      'copy-click',
    );
  });

  it('presses the button of the demo for its code, and leaves it without an action', () => {
    fireEvent.pointerOver(find('#panel'));
    press();
    expect(presses).toEqual([null]);
    expect(find('#demo-button')).not.toHaveAttribute('data-ga-event-action');
  });

  it.each([
    ['Shift', { key: 'c', ctrlKey: true, shiftKey: true }],
    ['Alt', { key: 'c', ctrlKey: true, altKey: true }],
    ['both keys', { key: 'c', ctrlKey: true, metaKey: true }],
    ['no key', { key: 'c' }],
    ['another letter', { key: 'x', ctrlKey: true }],
  ])('ignores %s', (_name, keys) => {
    fireEvent.pointerOver(find('#block'));
    expect(press(keys)).toBe(true);
    expect(presses).toEqual([]);
  });

  it.each(['#text', '#preview', '#lonely'])(
    'leaves the keys to the browser over %s',
    (selector) => {
      fireEvent.pointerOver(find(selector));
      expect(press()).toBe(true);
      expect(presses).toEqual([]);
    },
  );

  it('leaves selected text of the page to the browser', () => {
    fireEvent.pointerOver(find('#block'));
    document.getSelection()?.selectAllChildren(find('#text'));
    expect(press()).toBe(true);
    expect(presses).toEqual([]);
  });

  it('leaves selected text of a field to the browser', () => {
    fireEvent.pointerOver(find('#block'));
    const field = find('input') as HTMLInputElement;
    field.focus();
    field.setSelectionRange(0, 3);
    expect(press()).toBe(true);
    field.setSelectionRange(3, 3);
    expect(press()).toBe(false);
    expect(presses).toEqual(['copy-keyboard']);
  });

  it('forgets a block that the pointer left, or that is gone', () => {
    fireEvent.pointerOver(find('#block'));
    fireEvent.pointerOver(find('#text'));
    expect(press()).toBe(true);
    fireEvent.pointerOver(find('#block'));
    fireEvent.pointerLeave(document.documentElement);
    expect(press()).toBe(true);
    fireEvent.pointerOver(find('#block'));
    find('#block').remove();
    expect(press()).toBe(true);
    expect(presses).toEqual([]);
  });
});
