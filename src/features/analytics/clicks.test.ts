import { handleClick, readClick } from './clicks';
import { deleteRecorded, getRecorded } from './bus';

function render(html: string): void {
  document.body.innerHTML = html;
}

function find(id: string): Element {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`No element #${id}.`);
  }
  return element;
}

describe('readClick', () => {
  it.each([
    [
      'all of its attributes',
      '<button id="t" data-ga-event-category="demo" data-ga-event-action="copy" data-ga-event-label="Sorting"></button>',
      {
        category: 'demo',
        eventAction: 'copy',
        eventLabel: 'Sorting',
        split: 1,
      },
    ],
    [
      'null for what is missing',
      '<button id="t" data-ga-event-category="l10n"></button>',
      { category: 'l10n', eventAction: null, eventLabel: null, split: 1 },
    ],
    [
      'the button around a drawing',
      '<button data-ga-event-category="demo" data-ga-event-action="expand"><svg><path id="t"/></svg></button>',
      { category: 'demo', eventAction: 'expand', eventLabel: null, split: 1 },
    ],
    [
      'the nearest of two',
      '<div data-ga-event-category="ad" data-ga-event-action="click"><a id="t" data-ga-event-category="sponsor"></a></div>',
      { category: 'sponsor', eventAction: null, eventLabel: null, split: 1 },
    ],
    [
      'the share that is recorded',
      '<a id="t" data-ga-event-category="header" data-ga-event-split="0.1"></a>',
      { category: 'header', eventAction: null, eventLabel: null, split: 0.1 },
    ],
    [
      'a malformed share as all',
      '<a id="t" data-ga-event-category="header" data-ga-event-split="often"></a>',
      { category: 'header', eventAction: null, eventLabel: null, split: 1 },
    ],
    ['nothing without a category', '<p id="t">text</p>', undefined],
  ])('reads %s', (_what, html, expected) => {
    render(html);
    expect(readClick(find('t'))).toEqual(expected);
  });

  it('survives a target that is no element', () => {
    expect(readClick(document)).toBeUndefined();
    expect(readClick(null)).toBeUndefined();
  });
});

describe('handleClick', () => {
  beforeEach(() => {
    deleteRecorded();
    document.addEventListener('click', handleClick, true);
    document.addEventListener('auxclick', handleClick, true);
  });
  afterEach(() => {
    document.removeEventListener('click', handleClick, true);
    document.removeEventListener('auxclick', handleClick, true);
  });

  const count = (): number => getRecorded().length;

  it.each([
    [0.1, 0.1, 1],
    [0.1, 0.11, 0],
    [1, 0.999, 1],
  ])(
    'with a share of %d and a random %d records %d',
    (split, random, expected) => {
      jest.spyOn(Math, 'random').mockReturnValue(random);
      render(
        `<a id="t" data-ga-event-category="header" data-ga-event-split="${split}"></a>`,
      );
      find('t').dispatchEvent(new MouseEvent('click', { bubbles: true }));
      expect(count()).toBe(expected);
    },
  );

  it.each([
    [
      'a middle click on a link',
      '<a id="t" href="#a" data-ga-event-category="header"></a>',
      1,
      1,
    ],
    [
      'a middle click on a button',
      '<button id="t" data-ga-event-category="demo"></button>',
      1,
      0,
    ],
    [
      'a right click on a link',
      '<a id="t" href="#a" data-ga-event-category="header"></a>',
      2,
      0,
    ],
  ])('counts %s as it is', (_what, html, button, expected) => {
    render(html);
    find('t').dispatchEvent(
      new MouseEvent('auxclick', { bubbles: true, button }),
    );
    expect(count()).toBe(expected);
  });

  it('records a click whose own handler stops it', () => {
    render('<button id="t" data-ga-event-category="demo"></button>');
    find('t').addEventListener('click', (event) => event.stopPropagation());
    find('t').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(getRecorded().map(({ event }) => event)).toEqual([
      { name: 'demo', parameters: { eventAction: null, eventLabel: null } },
    ]);
  });
});
