import { buildFixture, getComponent, page } from './__fixtures__/buildFixture';
import { applyDemos } from './applyDemos';

const model = buildFixture('forward-ref', [
  page('charts', 'component', 'Chart'),
]);

describe('applyDemos', () => {
  it('tells each component the pages that declare it', () => {
    const routes = ['/x/react-charts/bars/'];
    const applied = applyDemos(model, { Chart: routes, Gauge: ['/x/a/'] });
    expect(getComponent(applied, 'charts/chart.json').demos).toEqual(routes);
  });

  it('takes away the pages that no longer do', () => {
    const applied = applyDemos(model, { Chart: ['/x/react-charts/bars/'] });
    expect(applyDemos(applied, {})).toEqual(model);
  });
});
