import { deleteRecorded, getRecorded } from './bus';
import { schedulePageView } from './pageViews';

function setHead(title: string, product?: string): void {
  document.head.innerHTML = product
    ? `<meta name="mui:productId" content="${product}"><meta name="mui:productCategoryId" content="x">`
    : '';
  document.title = title;
}

const readViews = () => getRecorded().map(({ event }) => event);

describe('schedulePageView', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    deleteRecorded();
  });
  afterEach(() => jest.useRealTimers());

  it('waits for the title, and records the path without its language', () => {
    setHead('Old - MUI X');
    schedulePageView('/zh/x/react-data-grid/sorting/');
    setHead('Sorting - MUI X', 'x-data-grid');
    expect(readViews()).toEqual([]);
    jest.advanceTimersByTime(300);
    expect(readViews()).toEqual([
      {
        name: 'page_view',
        parameters: {
          page_title: 'Sorting - MUI X',
          page_location: '/x/react-data-grid/sorting/',
          productId: 'x-data-grid',
          productCategoryId: 'x',
        },
      },
    ]);
  });

  it('records only the last of two quick navigations', () => {
    setHead('Last', 'x-charts');
    schedulePageView('/x/introduction/');
    schedulePageView('/x/react-charts/bars/');
    jest.advanceTimersByTime(300);
    expect(getRecorded().map(({ pathname }) => pathname)).toEqual([
      '/x/react-charts/bars/',
    ]);
  });

  it('says null in words where the head names no product', () => {
    setHead('Home');
    schedulePageView('/');
    jest.advanceTimersByTime(300);
    expect(readViews()[0]?.parameters).toEqual({
      page_title: 'Home',
      page_location: '/',
      productId: 'null',
      productCategoryId: 'null',
    });
  });
});
