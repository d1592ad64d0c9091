import {
  NoComponentError,
  NotLoadedError,
  UnknownExportError,
  UnknownImportError,
} from './failures';
import { SCRIPT_START } from './runScript';
import { findPosition, toFailure } from './toFailure';

const names = new Map([['blob:null/1-2', 'Demo.tsx']]);

describe('findPosition', () => {
  it.each([
    [
      'Chromium',
      'TypeError: Oh\n    at lib (https://mui.com/a.js:1:2)\n    at Demo (blob:null/1-2:3:14)\n    at x (blob:null/1-2:9:9)',
    ],
    ['Firefox', 'lib@https://mui.com/a.js:1:2\nDemo@blob:null/1-2:3:14\n'],
    ['Safari', 'lib@https://mui.com/a.js:1:2\nblob:null/1-2:3:14'],
  ])('reads the stack of %s', (_browser, stack) => {
    expect(findPosition(stack, names)).toEqual({
      file: 'Demo.tsx',
      line: 3,
      column: 14,
    });
  });

  it('does not count what stands before the code in its first line', () => {
    const stack = `at Demo (blob:null/1-2:1:${SCRIPT_START.length + 5})`;
    expect(findPosition(stack, names)).toMatchObject({ line: 1, column: 5 });
  });

  it.each([
    undefined,
    '',
    'at lib (https://mui.com/a.js:1:2)',
    'blob:null/9:1:1',
  ])('finds no place in %j', (stack) => {
    expect(findPosition(stack, names)).toBeUndefined();
  });
});

describe('toFailure', () => {
  it.each([
    [
      new UnknownImportError('lodash', undefined),
      { type: 'unknown-import', specifier: 'lodash' },
    ],
    [
      new UnknownExportError('@mui/x-charts', 'BarChrt', 'BarChart'),
      {
        type: 'unknown-export',
        specifier: '@mui/x-charts',
        name: 'BarChrt',
        nearest: 'BarChart',
      },
    ],
    [
      new NotLoadedError('dayjs', { cause: 0 }),
      { type: 'not-loaded', specifier: 'dayjs' },
    ],
    [new NoComponentError(), { type: 'no-component' }],
    [new TypeError('Oh'), { type: 'thrown', message: 'TypeError: Oh' }],
    ['a text', { type: 'thrown', message: 'a text' }],
    [undefined, { type: 'thrown', message: 'undefined' }],
    [
      new Error('Minified React error #31; visit https://reactjs.org'),
      {
        type: 'thrown',
        message:
          'Error: React cannot render an object. Render a text, an element, or a list of them.',
      },
    ],
  ])('of %j', (reason, failure) => {
    expect(toFailure(reason, names)).toEqual(failure);
  });
});
