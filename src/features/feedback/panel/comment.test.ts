import { checkComment } from './comment';

describe('checkComment', () => {
  it.each([
    ['', { kind: 'short' }],
    ['123456789', { kind: 'short' }],
    [' '.repeat(20), { kind: 'short' }],
    ['  123456789 \n', { kind: 'short' }],
    ['1234567890', undefined],
    ['示例里的排序结果和文字说明不一致', undefined],
    ['x'.repeat(5000), undefined],
    ['x'.repeat(5001), { kind: 'long', excess: 1 }],
    ['x'.repeat(100_000), { kind: 'long', excess: 95_000 }],
  ])('says of %.20j: %j', (comment, expected) => {
    expect(checkComment(comment)).toEqual(expected);
  });
});
