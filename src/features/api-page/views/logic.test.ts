import { getViewSettings, parseView } from './logic';

describe('parseView', () => {
  it.each(['table', 'expanded', 'collapsed'])('knows %s', (view) => {
    expect(parseView(view)).toBe(view);
  });

  it.each([null, '', 'TABLE', 'list', '"table"', 3])(
    'finds no view in %j',
    (value) => {
      expect(parseView(value)).toBeNull();
    },
  );
});

describe('getViewSettings', () => {
  it.each([
    ['charts', 'props', 'apiPage_props', 'table'],
    ['charts', 'slots', 'apiPage_slots', 'table'],
    ['tree-view', 'css-classes', 'apiPage_classes', 'table'],
    ['charts', 'properties', 'apiPage_props', 'expanded'],
    ['data-grid', 'props', 'dataGrid_apiPage_props', 'expanded'],
    ['data-grid', 'slots', 'dataGrid_apiPage_slots', 'expanded'],
    ['data-grid', 'css-classes', 'dataGrid_apiPage_classes', 'expanded'],
    ['data-grid', 'properties', 'dataGrid_apiPage_props', 'expanded'],
  ] as const)(
    'keeps %s %s under %s and starts %s',
    (product, section, storageKey, defaultView) => {
      expect(getViewSettings(product, section)).toStrictEqual({
        storageKey,
        defaultView,
      });
    },
  );
});
