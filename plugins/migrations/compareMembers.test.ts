import { compareKinds, compareMember, compareParams } from './compareMembers';

describe('compareKinds', () => {
  it.each([
    ["'a'|'b'", "'a'", ["'b'"]],
    ['boolean|string', 'boolean', ['string']],
    ['function', 'string', ['function']],
    ['true', "'auto'", ['true']],
  ])('tells what %s loses as %s', (before, after, gone) => {
    expect(compareKinds(before, after)).toEqual({
      kind: 'values',
      gone,
      now: after,
    });
  });

  it.each([
    ["'a'", 'string'],
    ['3', 'number'],
    ['true', 'boolean'],
    ['boolean', 'false|true'],
    ['element', 'node'],
    ['elementType', 'function'],
    ['any', 'string'],
    ['string', 'any'],
    ['number|object', 'object'],
  ])('accepts %s as %s', (before, after) => {
    expect(compareKinds(before, after)).toBeUndefined();
  });
});

describe('compareParams', () => {
  it.each([
    [['params: GridGetterParams<R>'], ['value: TValue', 'row: R']],
    [['day: string', 'date: TDate'], ['date: TDate']],
    [['params: GridRowParams'], ['props: PickerOwnerProps']],
  ])('tells that %j is not %j', (before, after) => {
    expect(compareParams(before, after)).toMatchObject({ kind: 'params' });
  });

  it.each([
    [['params: GridRowParams<any>'], ['row: GridRowParams<R>', 'more: any']],
    [['value: TDate | null'], ['newValue: TValue']],
    [['a: string', 'details?: any'], ['a: string']],
    [
      ['params: GridRowParams'],
      ['params: GridEventLookup[E] extends X ? Y : Z'],
    ],
  ])('takes %j for %j', (before, after) => {
    expect(compareParams(before, after)).toBeUndefined();
  });

  it('knows types that were renamed', () => {
    const renames = new Map([['OldParams', 'FreshParams']]);
    expect(
      compareParams(['p: OldParams'], ['p: FreshParams'], renames),
    ).toBeUndefined();
  });
});

describe('compareMember', () => {
  it('breaks code with types, and only warns of defaults and deprecation', () => {
    const before = { kinds: 'boolean|number', default: 'false' };
    const after = {
      kinds: 'boolean',
      default: 'true',
      deprecated: 'Use `slots` instead.',
    };
    expect(
      compareMember(before, after, { slots: { kinds: 'object' } }),
    ).toEqual({
      severity: 'changed',
      facts: [
        { kind: 'values', gone: ['number'], now: 'boolean' },
        { kind: 'default', before: 'false', after: 'true' },
        { kind: 'deprecated', instead: 'slots' },
      ],
    });
    expect(compareMember({ ...before, kinds: 'boolean' }, after)).toMatchObject(
      {
        severity: 'check',
      },
    );
    expect(compareMember(before, before)).toBeUndefined();
  });
});
