import { buildFixture, getComponent, page } from './__fixtures__/buildFixture';
import { diffModels, formatDiff } from './diffModels';
import type { ApiModel } from './types';

const model = buildFixture('forward-ref', [
  page('charts', 'component', 'Chart'),
]);
const chart = getComponent(model, 'charts/chart.json');

function withProps(props: typeof chart.props): ApiModel {
  return { ...model, files: { 'charts/chart.json': { ...chart, props } } };
}

describe('diffModels', () => {
  it('finds nothing between equal models', () => {
    expect(formatDiff(diffModels(model, model))).toBe('No differences.');
  });

  it('names members added, removed and changed with their fields', () => {
    const [first, ...rest] = chart.props;
    const changed = first && { ...first, type: 'number[]', default: '[]' };
    const after = withProps([
      ...(changed ? [changed] : []),
      ...rest.filter(({ name }) => name !== 'height').map((prop) => prop),
      ...(first ? [{ ...first, name: 'width' }] : []),
    ]);
    const before = withProps(chart.props);
    expect(formatDiff(diffModels(before, after))).toBe(
      [
        'Added (1)',
        '  charts/chart.json props.width',
        'Removed (1)',
        '  charts/chart.json props.height',
        'Changed (1)',
        '  charts/chart.json props.data: type, default',
      ].join('\n'),
    );
  });
});
