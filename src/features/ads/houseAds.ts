import { translate } from '@docusaurus/Translate';

/** An ad of the site for itself. */
export interface HouseAd {
  /** Ends its label in analytics: `in-house-charts`. */
  readonly name: string;
  /** Path without language. */
  readonly link: string;
  /** Path of a picture of 130 × 100 px. */
  readonly image: string;
  readonly title: string;
  readonly description: string;
}

/** The ads that fill the place while nobody else does. */
export function getHouseAds(): readonly HouseAd[] {
  return [
    {
      name: 'demo-environment',
      link: '/x/react-data-grid/sorting/',
      image: '/img/in-house/demo-environment.svg',
      title: translate({
        id: 'ads.house.environment.title',
        message: 'One demo, every environment.',
      }),
      description: translate({
        id: 'ads.house.environment.text',
        message:
          'Dark, right to left, compact, or as narrow as a phone: try each right here.',
      }),
    },
    {
      name: 'charts',
      link: '/x/react-charts/bars/',
      image: '/img/in-house/charts.svg',
      title: translate({
        id: 'ads.house.charts.title',
        message: 'Numbers that explain themselves.',
      }),
      description: translate({
        id: 'ads.house.charts.text',
        message:
          'Bars, lines, pies and scatter plots, as SVG that takes your theme.',
      }),
    },
    {
      name: 'date-pickers',
      link: '/x/react-date-pickers/date-picker/',
      image: '/img/in-house/date-pickers.svg',
      title: translate({
        id: 'ads.house.pickers.title',
        message: 'A date is typed faster than it is found.',
      }),
      description: translate({
        id: 'ads.house.pickers.text',
        message:
          'MUI X Date Pickers take the keyboard first, section by section.',
      }),
    },
    {
      name: 'tree-view',
      link: '/x/react-tree-view/rich-tree-view/items/',
      image: '/img/in-house/tree-view.svg',
      title: translate({
        id: 'ads.house.tree.title',
        message: 'Hierarchies without a headache.',
      }),
      description: translate({
        id: 'ads.house.tree.text',
        message:
          'MUI X Tree View: your data, with selection, editing and the keyboard.',
      }),
    },
    {
      name: 'api-reference',
      link: '/x/api/data-grid/data-grid/',
      image: '/img/in-house/api-reference.svg',
      title: translate({
        id: 'ads.house.api.title',
        message: 'Every prop, one keystroke away.',
      }),
      description: translate({
        id: 'ads.house.api.text',
        message: 'The API pages filter props, slots and classes as you type.',
      }),
    },
  ];
}
