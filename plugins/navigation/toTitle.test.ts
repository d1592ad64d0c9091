import { toTitle } from './toTitle';

describe('toTitle', () => {
  it.each([
    ['/docs/src/pages/components/button/button.md', 'Button'],
    ['/customization/how-to-customize', 'How to customize'],
    ['/components/react-buttons.js', 'Buttons'],
    ['/x/react-data-grid/column-definition', 'Column definition'],
    ['/api/use-autocomplete', 'useAutocomplete'],
    ['/api/loading-button', 'LoadingButton'],
    ['/api-docs/use-thing', 'UseThing'],
    ['/x/api/tree-view/tree-item-2', 'TreeItem2'],
    ['/x/react-charts/', 'Charts'],
  ])('derives the title of %s: %s', (pathname, title) => {
    expect(toTitle(pathname, undefined)).toBe(title);
  });

  it('prefers a given title', () => {
    expect(toTitle('/x/react-data-grid', 'Overview')).toBe('Overview');
  });

  it('has none where the title is false', () => {
    expect(toTitle('/x/react-data-grid', false)).toBeNull();
  });
});
