import { formatProblem } from '../../lib/problem';
import { createGuide } from '../__fixtures__/createGuide';
import { checkComponents } from './checkComponents';

describe('checkComponents', () => {
  it('accepts documented components', () => {
    const guide = createGuide({ components: [{ name: 'DataGrid', line: 4 }] });
    expect(checkComponents([guide], ['DataGrid', 'Gauge'])).toEqual([]);
  });

  it('names the page, the line and the nearest component', () => {
    const guide = createGuide({ components: [{ name: 'DataGird', line: 4 }] });
    expect(
      checkComponents([guide], ['DataGrid', 'Gauge']).map(formatProblem),
    ).toEqual([
      'docs/x/react-data-grid/sorting/index.mdx:4 — The front matter\'s "components" names "DataGird", which has no API page. Did you mean "DataGrid"? Run "npm run api:list" to see all.',
    ]);
  });
});
