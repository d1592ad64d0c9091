import type { RecordedEvent } from '../bus';
import { createGtagTransport } from './gtag';

const ID = 'G-TEST';

const VIEW: RecordedEvent = {
  event: {
    name: 'page_view',
    parameters: {
      page_title: 'Sorting - MUI X',
      page_location: '/x/react-data-grid/sorting/',
      productId: 'x-data-grid',
      productCategoryId: 'x',
    },
  },
  atMs: 0,
  pathname: '/x/react-data-grid/sorting/',
};

const PROPERTY: RecordedEvent = {
  event: { name: 'user_properties', parameters: { codeVariant: 'JS' } },
  atMs: 0,
  pathname: '/',
};

describe('createGtagTransport', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'gtag');
    Reflect.deleteProperty(window, 'dataLayer');
    document.head.innerHTML = '';
  });

  it('loads the script with automatic page views off, and queues before it is there', async () => {
    await createGtagTransport(ID).send([VIEW, PROPERTY], false);
    expect(document.querySelector('script')?.src).toBe(
      'https://www.googletagmanager.com/gtag/js?id=G-TEST',
    );
    const calls = window.dataLayer?.map((call) => [...(call as IArguments)]);
    expect(calls).toEqual([
      ['js', expect.any(Date)],
      ['config', ID, { send_page_view: false }],
      ['event', 'page_view', VIEW.event.parameters],
      ['set', 'user_properties', { codeVariant: 'JS' }],
    ]);
  });

  it('survives a function that is gone or throws', async () => {
    const transport = createGtagTransport(ID);
    Reflect.deleteProperty(window, 'gtag');
    await transport.send([VIEW], false);
    window.gtag = () => {
      throw new Error('blocked');
    };
    await transport.send([VIEW], false);
    expect(() => createGtagTransport(ID)).not.toThrow();
  });

  it('switches the script off, and deletes its cookies, when the consent is taken back', () => {
    const transport = createGtagTransport(ID);
    document.cookie = '_ga=GA1.1; path=/';
    document.cookie = '_ga_TEST=GS1; path=/';
    document.cookie = 'codeVariant=JS; path=/';
    transport.stop();
    expect(document.cookie).toBe('codeVariant=JS');
    expect(window).toHaveProperty('ga-disable-G-TEST', true);
  });
});
