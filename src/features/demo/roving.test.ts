import { findNextStop } from './roving';

const STOPS = ['JS', 'TS', 'copy', 'menu'];

describe('findNextStop', () => {
  it.each([
    ['ltr', 'JS', 'ArrowRight', 'TS'],
    ['ltr', 'menu', 'ArrowRight', 'JS'],
    ['ltr', 'TS', 'ArrowLeft', 'JS'],
    ['ltr', 'JS', 'ArrowLeft', 'menu'],
    ['rtl', 'JS', 'ArrowLeft', 'TS'],
    ['rtl', 'menu', 'ArrowLeft', 'JS'],
    ['rtl', 'TS', 'ArrowRight', 'JS'],
    ['rtl', 'JS', 'ArrowRight', 'menu'],
    ['ltr', 'copy', 'Home', 'JS'],
    ['rtl', 'copy', 'Home', 'JS'],
    ['ltr', 'TS', 'End', 'menu'],
    ['rtl', 'TS', 'End', 'menu'],
    // The control that had the stop is gone.
    ['ltr', 'zip', 'ArrowRight', 'JS'],
    ['ltr', 'zip', 'ArrowLeft', 'menu'],
  ] as const)('in %s from %s by %s is %s', (direction, current, key, next) => {
    expect(findNextStop({ stops: STOPS, current, key, direction })).toBe(next);
  });

  it.each(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'Tab', 'a'])(
    'leaves %j to the control',
    (key) => {
      expect(
        findNextStop({ stops: STOPS, current: 'JS', key, direction: 'ltr' }),
      ).toBeUndefined();
    },
  );

  it('stays where it is when there is one control only', () => {
    const move = { stops: ['JS'], current: 'JS', direction: 'ltr' } as const;
    expect(findNextStop({ ...move, key: 'ArrowRight' })).toBe('JS');
    expect(findNextStop({ ...move, key: 'ArrowLeft' })).toBe('JS');
  });

  it('has nowhere to go without controls', () => {
    expect(
      findNextStop({
        stops: [],
        current: 'JS',
        key: 'ArrowRight',
        direction: 'ltr',
      }),
    ).toBeUndefined();
  });
});
