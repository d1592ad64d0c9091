import { parseFrameMessage } from './protocol';

const position = { file: 'Demo.tsx', line: 1, column: 2 };

describe('parseFrameMessage', () => {
  it.each([
    { kind: 'ready' },
    { kind: 'alive' },
    { kind: 'ran', id: 1 },
    { kind: 'height', height: 320 },
    { kind: 'printed', id: 1, text: 'Oh' },
    { kind: 'failed', id: 1, failure: { type: 'no-component' } },
    { kind: 'failed', id: 1, failure: { type: 'not-loaded', specifier: 'a' } },
    {
      kind: 'failed',
      id: 1,
      failure: { type: 'unknown-import', specifier: 'a', nearest: 'b' },
    },
    {
      kind: 'failed',
      id: 1,
      failure: { type: 'unknown-export', specifier: 'a', name: 'b', position },
    },
    {
      kind: 'failed',
      id: 1,
      failure: { type: 'thrown', message: 'Oh', position },
    },
  ])('takes %j', (message) => {
    expect(parseFrameMessage(message)).toBe(message);
  });

  it.each([
    undefined,
    null,
    'ready',
    [],
    {},
    { kind: 'run' },
    { kind: 'ran' },
    { kind: 'ran', id: '1' },
    { kind: 'height', height: -1 },
    { kind: 'height', height: 1.5 },
    { kind: 'height', height: Infinity },
    { kind: 'printed', id: 1, text: { toString: 'x' } },
    { kind: 'failed', id: 1 },
    { kind: 'failed', id: 1, failure: { type: 'other' } },
    { kind: 'failed', id: 1, failure: { type: 'thrown', message: 1 } },
    {
      kind: 'failed',
      id: 1,
      failure: { type: 'thrown', message: '', position: { file: 'a' } },
    },
    {
      kind: 'failed',
      id: 1,
      failure: { type: 'unknown-import', specifier: 'a', nearest: {} },
    },
  ])('refuses %j', (message) => {
    expect(parseFrameMessage(message)).toBeUndefined();
  });
});
