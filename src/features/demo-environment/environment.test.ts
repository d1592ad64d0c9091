import {
  formatEnvironment,
  parseEnvironment,
  type DemoEnvironment,
} from './environment';

describe('parseEnvironment', () => {
  it.each<[string, DemoEnvironment]>([
    ['', {}],
    ['rtl', { direction: 'rtl' }],
    ['ltr,system', { direction: 'ltr', mode: 'system' }],
    ['light,standard', { mode: 'light', density: 'standard' }],
    [
      'rtl,dark,dense,600,zhCN,compare',
      {
        direction: 'rtl',
        mode: 'dark',
        density: 'dense',
        width: 600,
        locale: 'zhCN',
        isCompared: true,
      },
    ],
    ['eu', { locale: 'eu' }],
    ['240', { width: 240 }],
    ['2000', { width: 2000 }],
    // In any order, and the last of two counts.
    ['600,ltr,rtl,320', { direction: 'rtl', width: 320 }],
  ])('reads %j', (text, environment) => {
    expect(parseEnvironment(text)).toEqual(environment);
  });

  it.each([
    'up',
    'RTL',
    ' rtl',
    'zhXX',
    'zh-CN',
    '239',
    '2001',
    '99999',
    '6e2',
    '-600',
    '600px',
    'toString',
    '__proto__',
    '<script>',
  ])('leaves out %j', (word) => {
    expect(parseEnvironment(`${word},dark`)).toEqual({ mode: 'dark' });
  });
});

describe('formatEnvironment', () => {
  it.each([
    '',
    'rtl',
    'ltr,light,standard,320,frFR',
    'rtl,dark,dense,600,zhCN,compare',
  ])('writes %j as it was read', (text) => {
    expect(formatEnvironment(parseEnvironment(text))).toBe(text);
  });
});
