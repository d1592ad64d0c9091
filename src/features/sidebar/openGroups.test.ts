import {
  parseOpenGroups,
  readOpenGroup,
  rememberOpenGroup,
} from './openGroups';

describe('parseOpenGroups', () => {
  it.each([
    [null, {}],
    ['', {}],
    ['{', {}],
    ['null', {}],
    ['5', {}],
    ['{"/x/a":true,"/x/b":false}', { '/x/a': true, '/x/b': false }],
    ['{"/x/a":"yes","/x/b":true,"/x/c":null}', { '/x/b': true }],
  ])('reads %j, leaving out what is malformed', (text, groups) => {
    expect(parseOpenGroups(text)).toStrictEqual(groups);
  });
});

describe('rememberOpenGroup', () => {
  afterEach(() => sessionStorage.clear());

  it('keeps each group by itself, for this visit only', () => {
    rememberOpenGroup('/x/a', true);
    rememberOpenGroup('/x/b', false);
    expect(readOpenGroup('/x/a')).toBe(true);
    expect(readOpenGroup('/x/b')).toBe(false);
    expect(readOpenGroup('/x/c')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });
});
