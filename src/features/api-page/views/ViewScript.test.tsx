import { renderToStaticMarkup } from 'react-dom/server';
import ViewScript from './ViewScript';

/** Puts the static HTML into a page, as a browser that parses it. */
function parsePage(): HTMLElement {
  const html = renderToStaticMarkup(
    <section data-view="table" data-view-key="apiPage_props">
      <ViewScript />
    </section>,
  );
  document.body.innerHTML = html;
  const section = document.querySelector('section');
  const text = section?.querySelector('script')?.textContent ?? '';
  const script = document.createElement('script');
  script.textContent = text;
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    get: () => section?.firstChild,
  });
  // jsdom runs no scripts here; this is what the browser would run.
  new Function(text)();
  return section as HTMLElement;
}

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(document, 'currentScript');
});

describe('ViewScript', () => {
  it.each([
    ['expanded', 'expanded'],
    ['collapsed', 'collapsed'],
    ['table', 'table'],
    ['list', 'table'],
    ['"collapsed"', 'table'],
  ])('makes of a stored %j the view %s', (stored, view) => {
    localStorage.setItem('apiPage_props', stored);
    expect(parsePage()).toHaveAttribute('data-view', view);
  });

  it('keeps the default where nothing is stored or storage is blocked', () => {
    expect(parsePage()).toHaveAttribute('data-view', 'table');
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(parsePage()).toHaveAttribute('data-view', 'table');
  });
});
