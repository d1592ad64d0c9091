import type { GridEvent } from '@site/plugins/api-reference/types';
import { createListener, getPropHref } from './events';

const event: GridEvent = {
  name: 'cellClick',
  description: '',
  params: 'GridCellParams<any>',
  event: 'MuiEvent<React.MouseEvent<HTMLElement>>',
  plan: 'community',
  packages: [],
  componentProp: 'onCellClick',
};

describe('createListener', () => {
  it.each([
    [
      event,
      '(params: GridCellParams<any>, event: MuiEvent<React.MouseEvent<HTMLElement>>) => void',
    ],
    [
      { ...event, params: null, event: 'MuiEvent<{}>' },
      '(event: MuiEvent<{}>) => void',
    ],
  ])('writes the type of a listener', (input, type) => {
    expect(createListener(input)).toBe(type);
  });
});

describe('getPropHref', () => {
  it.each([
    ['community', '/x/api/data-grid/data-grid/#data-grid-prop-on-cell-click'],
    ['pro', '/x/api/data-grid/data-grid-pro/#data-grid-pro-prop-on-cell-click'],
    [
      'premium',
      '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-on-cell-click',
    ],
  ] as const)('leads to the grid of the %s plan', (plan, href) => {
    expect(getPropHref({ ...event, plan }, '/x')).toBe(href);
  });

  it('is null for an event that no prop listens to', () => {
    expect(getPropHref({ ...event, componentProp: null }, '/x')).toBeNull();
  });
});
