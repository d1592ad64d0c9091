import type { Guide } from '../guides/types';

/** A guide that says nothing but what a test is about. */
export function createGuide(facts: Partial<Guide> = {}): Guide {
  return {
    file: 'docs/x/react-data-grid/sorting/index.mdx',
    locale: 'en',
    page: 'react-data-grid/sorting',
    route: '/x/react-data-grid/sorting/',
    title: 'Sorting',
    components: [],
    exceptions: [],
    anchors: [],
    demos: [],
    catalogues: [],
    playgrounds: [],
    codes: [],
    fencedCode: '',
    ...facts,
  };
}
