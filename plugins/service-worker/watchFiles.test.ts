/** @jest-environment jsdom */
import { watchFiles, type WatchFilesSettings } from './watchFiles';

const SETTINGS: WatchFilesSettings = {
  questionEvent: 'may-reload',
  wantedEvent: 'reload-wanted',
  storageKey: 'gone-reload',
  pauseMs: 60_000,
};

const answer = (status: number, type = 'text/javascript') => ({
  status,
  headers: { get: () => type },
});

/** What the page asks the host, and how often it reloaded: jsdom knows neither. */
let respond: jest.Mock;
const reload = jest.fn();
const wanted = jest.fn();

// Once, from its text, as the page does: using anything from outside its body fails.
beforeAll(() => {
  new Function(
    'fetch',
    'location',
    `(${watchFiles.toString()})(${JSON.stringify(SETTINGS)})`,
  )((...args: unknown[]) => respond(...args) as unknown, {
    origin: 'https://docs.example',
    reload,
  });
  addEventListener('reload-wanted', wanted);
});

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockClear();
  wanted.mockClear();
});

/** A script of the page fails to load. */
async function fail(
  response: unknown,
  src = 'https://docs.example/assets/js/a.0123abcd.js',
): Promise<void> {
  respond = jest.fn(() =>
    response instanceof Error
      ? Promise.reject(response)
      : Promise.resolve(response),
  );
  const script = document.createElement('script');
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await new Promise(process.nextTick);
}

function type(html: string, text: string): HTMLElement {
  document.body.innerHTML = html;
  const field = document.body.firstElementChild as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('watchFiles', () => {
  it.each([
    ['the host says 404', answer(404)],
    ['the host says 410', answer(410)],
    ['the host answers with a page', answer(200, 'text/html')],
  ])('reloads when a script did not load and %s', async (_what, response) => {
    await fail(response);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(wanted).not.toHaveBeenCalled();
  });

  it.each([
    ['the network is gone', new TypeError('Failed to fetch')],
    ['the host is ill', answer(503)],
    ['the file is there', answer(200)],
  ])('does nothing when %s', async (_what, response) => {
    await fail(response);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not ask about scripts of other hosts', async () => {
    await fail(answer(404), 'https://ads.example/a.js');
    expect(respond).not.toHaveBeenCalled();
  });

  it('reloads once in a minute, so that a broken deployment does not loop', async () => {
    await fail(answer(404));
    await fail(answer(404));
    expect(reload).toHaveBeenCalledTimes(1);
    sessionStorage.setItem('gone-reload', String(Date.now() - 60_001));
    await fail(answer(404));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a comment', '<textarea></textarea>'],
    ['a search', '<input type="search">'],
    ['a text', '<input>'],
  ])('asks the reader who has typed %s', async (_what, html) => {
    const field = type(html, 'text');
    await fail(answer(404));
    expect(reload).not.toHaveBeenCalled();
    expect(wanted).toHaveBeenCalledTimes(1);
    field.remove();
    await fail(answer(404));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks while a field has the focus', async () => {
    type('<textarea></textarea>', '').focus();
    await fail(answer(404));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['an empty field', '<textarea></textarea>', ''],
    ['a switch', '<input type="checkbox">', 'on'],
  ])('loses nothing with %s', async (_what, html, text) => {
    type(html, text);
    await fail(answer(404));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks the reader where a reload cannot be remembered', async () => {
    const blocked = jest
      .spyOn(Storage.prototype, 'getItem')
      .mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    await fail(answer(404));
    blocked.mockRestore();
    expect(reload).not.toHaveBeenCalled();
    expect(wanted).toHaveBeenCalledTimes(1);
  });
});
