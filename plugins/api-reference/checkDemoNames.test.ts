import { formatProblems } from '../lib/problem';
import { checkDemoNames } from './checkDemoNames';

describe('checkDemoNames', () => {
  it('accepts documented components', () => {
    expect(checkDemoNames({ DataGrid: ['/x/react-data-grid/'] })).toEqual([]);
  });

  it('names the page and the nearest component', () => {
    const problems = checkDemoNames({ DataGird: ['/x/react-data-grid/'] });
    expect(formatProblems('api-reference', problems)).toBe(
      '[api-reference] /x/react-data-grid/ — names "DataGird", which has no API page. Did you mean "DataGrid"? Run "npm run api -- --list" to see all.',
    );
  });
});
