import { parseControls, parseLiteral } from './parseControls';

describe('parseLiteral', () => {
  it.each([
    ["'horizontal'", 'horizontal'],
    ['"dense"', 'dense'],
    ['0', 0],
    ['-1.5', -1.5],
    ['true', true],
    ["['year', 'day']", ['year', 'day']],
  ])('reads %s', (text, value) => {
    expect(parseLiteral(text)).toEqual(value);
  });

  it.each([
    '',
    'theme.typography.subtitle1',
    '{}',
    '[{}]',
    'null',
    '4 on desktop',
  ])('takes %j for no value that a control can set', (text) => {
    expect(parseLiteral(text)).toBeUndefined();
  });
});

describe('parseControls', () => {
  it('reads the owner, ranges, options and starts', () => {
    expect(
      parseControls(
        "PieSeriesType: innerRadius 0..120 = 40; offset -1..1/0.05;\n  arcLabel 'value' | 'label'; hidden = true;",
      ),
    ).toEqual({
      owner: 'PieSeriesType',
      controls: [
        { name: 'innerRadius', range: { min: 0, max: 120 }, start: 40 },
        { name: 'offset', range: { min: -1, max: 1, step: 0.05 } },
        { name: 'arcLabel', options: ['value', 'label'] },
        { name: 'hidden', start: true },
      ],
    });
  });

  it.each([
    ['', ''],
    ['innerRadius', 'innerRadius'],
    ['PieChart:', 'PieChart:'],
    ['PieChart: series.data', 'series.data'],
    ['PieChart: width 0..', 'width 0..'],
    ['PieChart: width 9..1', 'width 9..1'],
    ['PieChart: width = wide', 'width = wide'],
    ["PieChart: a; b 'x' | y", "b 'x' | y"],
  ])('names the part of %j that is no control', (text, wrongPart) => {
    expect(parseControls(text)).toEqual({ wrongPart });
  });
});
