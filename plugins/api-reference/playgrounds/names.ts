/** Names that the steps of the playgrounds share. */

/** As authors write it: `<PropPlayground src="./demos/BarPlayground.tsx" chart="BarChart: layout" />`. */
export const PLAYGROUND_ELEMENT = 'PropPlayground';

/** Alias of the folder that `plugins/api-reference` writes the playgrounds' data to. */
export const PLAYGROUND_ALIAS = '@api-playgrounds';

/** The module of a playground, which loads the JSON beside it: `react-charts/bars`, `BarPlayground` → `react-charts/bars/BarPlayground`. */
export function toPlaygroundPath(page: string, name: string): string {
  return `${page}/${name}`;
}
