import { getScrollDelta, scrollIntoSidebar } from './scrollIntoSidebar';

describe('getScrollDelta', () => {
  const VIEWPORT = { top: 60, bottom: 800 };

  it.each([
    ['is in sight', { top: 300, bottom: 330 }, 0],
    ['touches the top', { top: 60, bottom: 90 }, 0],
    ['is above the top', { top: 20, bottom: 50 }, -40],
    ['is far above', { top: -500, bottom: -470 }, -560],
    ['has 120 px below it', { top: 650, bottom: 680 }, 0],
    ['has less than 120 px below it', { top: 670, bottom: 700 }, 20],
    ['is below the bottom', { top: 1000, bottom: 1030 }, 350],
  ])('is as little as needed where the entry %s', (_case, entry, delta) => {
    expect(getScrollDelta(entry, VIEWPORT)).toBe(delta);
  });
});

describe('scrollIntoSidebar', () => {
  function setRect(element: Element, top: number, bottom: number): void {
    element.getBoundingClientRect = () =>
      DOMRect.fromRect({ y: top, height: bottom - top });
  }

  function createSidebar(): { nav: HTMLElement; entry: HTMLElement } {
    document.body.innerHTML = '<nav class="menu"><ul><li>Entry</li></ul></nav>';
    const nav = document.querySelector('nav');
    const entry = document.querySelector('li');
    if (!nav || !entry) {
      throw new Error('The sidebar of this test is incomplete.');
    }
    return { nav, entry };
  }

  it('scrolls the sidebar from where it is, and leaves the page alone', () => {
    const scrollPage = jest.spyOn(window, 'scrollTo').mockImplementation();
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { nav, entry } = createSidebar();
    setRect(nav, 60, 800);
    setRect(entry, 900, 930);
    nav.scrollTop = 100;
    scrollIntoSidebar(entry);
    expect(nav.scrollTop).toBe(350);
    expect(scrollPage).not.toHaveBeenCalled();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('does nothing outside a sidebar', () => {
    const entry = document.createElement('li');
    expect(() => scrollIntoSidebar(entry)).not.toThrow();
  });
});
