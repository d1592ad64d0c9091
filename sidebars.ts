/**
 * The one source of navigation: order, titles, groups, sub-headers and marks.
 * A page shows up as soon as its file exists below docs/x. Titles that follow
 * from the pathname are left out. `plugins/navigation/docsSidebars.ts` turns
 * this tree into Docusaurus's own format.
 */
import {
  group,
  page,
  product,
  shared,
  subheader,
} from './plugins/navigation/define';
import type { NavigationRoot } from './plugins/navigation/types';

const navigation: readonly NavigationRoot[] = [
  shared(page('/x/whats-new', { title: "What's new in MUI X" })),
  shared(
    group('/x/introduction-group', { title: 'Introduction' }, [
      page('/x/introduction', { title: 'Overview' }),
      page('/x/introduction/installation'),
      page('/x/introduction/licensing'),
      page('/x/introduction/support'),
      page('/x/introduction/roadmap'),
    ]),
  ),
  shared(
    group('/x/common-features-group', { title: 'Common concepts' }, [
      page('/x/common-concepts/custom-components', {
        title: 'Custom slots and subcomponents',
      }),
    ]),
  ),
  product(
    'dataGrid',
    group('/x/react-data-grid-group', { title: 'Data Grid' }, [
      page('/x/react-data-grid', { title: 'Overview' }),
      page('/x/react-data-grid/demo'),
      page('/x/react-data-grid/getting-started'),
      page('/x/react-data-grid/layout'),
      group('/x/react-data-grid/columns', { title: 'Columns' }, [
        page('/x/react-data-grid/column-definition'),
        page('/x/react-data-grid/column-dimensions'),
        page('/x/react-data-grid/column-visibility'),
        page('/x/react-data-grid/custom-columns'),
        page('/x/react-data-grid/column-header'),
        page('/x/react-data-grid/column-menu'),
        page('/x/react-data-grid/column-spanning'),
        page('/x/react-data-grid/column-groups'),
        page('/x/react-data-grid/column-ordering', { plan: 'pro' }),
        page('/x/react-data-grid/column-pinning', { plan: 'pro' }),
      ]),
      group('/x/react-data-grid/rows', { title: 'Rows' }, [
        page('/x/react-data-grid/row-definition'),
        page('/x/react-data-grid/row-updates'),
        page('/x/react-data-grid/row-height'),
        page('/x/react-data-grid/row-spanning', { planned: true }),
        page('/x/react-data-grid/master-detail', { plan: 'pro' }),
        page('/x/react-data-grid/row-ordering', { plan: 'pro' }),
        page('/x/react-data-grid/row-pinning', { plan: 'pro' }),
        page('/x/react-data-grid/row-recipes', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/editing'),
      page('/x/react-data-grid/sorting'),
      group('/x/react-data-grid/filtering-group', { title: 'Filtering' }, [
        page('/x/react-data-grid/filtering', { title: 'Overview' }),
        page('/x/react-data-grid/filtering/customization'),
        page('/x/react-data-grid/filtering/quick-filter'),
        page('/x/react-data-grid/filtering/server-side', {
          title: 'Server-side filter',
        }),
        page('/x/react-data-grid/filtering/multi-filters', { plan: 'pro' }),
        page('/x/react-data-grid/filtering/header-filters', {
          plan: 'pro',
          newFeature: true,
        }),
        page('/x/react-data-grid/filtering-recipes', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/pagination'),
      group('/x/react-data-grid/selection', { title: 'Selection' }, [
        page('/x/react-data-grid/row-selection'),
        page('/x/react-data-grid/cell-selection', {
          plan: 'premium',
          newFeature: true,
        }),
      ]),
      page('/x/react-data-grid/export'),
      page('/x/react-data-grid/clipboard', {
        title: 'Copy and paste',
        newFeature: true,
      }),
      page('/x/react-data-grid/overlays'),
      page('/x/react-data-grid/components', {
        title: 'Custom slots and subcomponents',
      }),
      group('/x/react-data-grid/style-group', { title: 'Style' }, [
        page('/x/react-data-grid/style', { title: 'Overview' }),
        page('/x/react-data-grid/style-recipes', { title: 'Recipes' }),
      ]),
      page('/x/react-data-grid/localization'),
      page('/x/react-data-grid/scrolling'),
      page('/x/react-data-grid/virtualization'),
      page('/x/react-data-grid/accessibility'),
      page('/x/react-data-grid/performance'),
      group(
        '/x/react-data-grid-group-pivot',
        { title: 'Group & Pivot', plan: 'pro' },
        [
          page('/x/react-data-grid/tree-data', { plan: 'pro' }),
          page('/x/react-data-grid/row-grouping', { plan: 'premium' }),
          page('/x/react-data-grid/aggregation', { plan: 'premium' }),
          page('/x/react-data-grid/pivoting', {
            plan: 'premium',
            planned: true,
          }),
        ],
      ),
      group(
        '/x/react-data-grid/server-side-data-group',
        { title: 'Server-side data', plan: 'pro' },
        [
          page('/x/react-data-grid/server-side-data', { title: 'Overview' }),
          page('/x/react-data-grid/server-side-data/tree-data', {
            plan: 'pro',
          }),
          page('/x/react-data-grid/server-side-data/lazy-loading', {
            plan: 'pro',
            planned: true,
          }),
          page('/x/react-data-grid/server-side-data/infinite-loading', {
            plan: 'pro',
            planned: true,
          }),
          page('/x/react-data-grid/server-side-data/row-grouping', {
            plan: 'pro',
            planned: true,
          }),
          page('/x/react-data-grid/server-side-data/aggregation', {
            plan: 'premium',
            planned: true,
          }),
        ],
      ),
      group('/x/react-data-grid/advanced', { title: 'Advanced' }, [
        page('/x/react-data-grid/api-object', { title: 'API object' }),
        page('/x/react-data-grid/events'),
        page('/x/react-data-grid/state'),
      ]),
      group('/x/react-data-grid/recipes', { title: 'Recipes' }, [
        page('/x/react-data-grid/recipes-editing', { title: 'Editing' }),
        page('/x/react-data-grid/recipes-row-grouping', {
          title: 'Row grouping',
          plan: 'premium',
        }),
      ]),
      group('/x/api/data-grid-group', { title: 'API Reference' }, [
        page('/x/api/data-grid', { title: 'Index' }),
        subheader(
          '/x/api/data-grid-components-group',
          { title: 'Components' },
          [
            page('/x/api/data-grid/data-grid'),
            page('/x/api/data-grid/data-grid-premium', { plan: 'premium' }),
            page('/x/api/data-grid/data-grid-pro', { plan: 'pro' }),
            page('/x/api/data-grid/grid-filter-form'),
            page('/x/api/data-grid/grid-filter-panel'),
            page('/x/api/data-grid/grid-toolbar-quick-filter'),
          ],
        ),
        subheader(
          '/x/api/data-grid-interfaces-group',
          { title: 'Interfaces' },
          [
            page('/x/api/data-grid/grid-api'),
            page('/x/api/data-grid/grid-cell-params'),
            page('/x/api/data-grid/grid-col-def'),
            page('/x/api/data-grid/grid-single-select-col-def'),
            page('/x/api/data-grid/grid-actions-col-def'),
            page('/x/api/data-grid/grid-export-state-params'),
            page('/x/api/data-grid/grid-filter-item'),
            page('/x/api/data-grid/grid-filter-model'),
            page('/x/api/data-grid/grid-filter-operator'),
            page('/x/api/data-grid/grid-row-class-name-params'),
            page('/x/api/data-grid/grid-row-params'),
            page('/x/api/data-grid/grid-row-spacing-params'),
            page('/x/api/data-grid/grid-aggregation-function'),
            page('/x/api/data-grid/grid-csv-export-options'),
            page('/x/api/data-grid/grid-print-export-options'),
            page('/x/api/data-grid/grid-excel-export-options'),
          ],
        ),
      ]),
      page('/x/react-data-grid/faq', { title: 'FAQ' }),
    ]),
  ),
  product(
    'datePickers',
    group('/x/react-date-pickers-group', { title: 'Date and Time Pickers' }, [
      page('/x/react-date-pickers', { title: 'Overview' }),
      page('/x/react-date-pickers/getting-started'),
      page('/x/react-date-pickers/base-concepts'),
      page('/x/react-date-pickers/accessibility'),
      page('/x/react-date-pickers/faq', { title: 'FAQ' }),
      subheader('/x/react-date-pickers-components', { title: 'Components' }, [
        group(
          '/x/react-date-pickers/date-pickers',
          { title: 'Date components' },
          [
            page('/x/react-date-pickers/date-picker', { title: 'Date Picker' }),
            page('/x/react-date-pickers/date-field', { title: 'Date Field' }),
            page('/x/react-date-pickers/date-calendar', {
              title: 'Date Calendar',
            }),
          ],
        ),
        group(
          '/x/react-date-pickers/time-pickers',
          { title: 'Time components' },
          [
            page('/x/react-date-pickers/time-picker', { title: 'Time Picker' }),
            page('/x/react-date-pickers/time-field', { title: 'Time Field' }),
            page('/x/react-date-pickers/time-clock', { title: 'Time Clock' }),
            page('/x/react-date-pickers/digital-clock', {
              title: 'Digital Clock',
            }),
          ],
        ),
        group(
          '/x/react-date-pickers/date-time-pickers',
          { title: 'Date Time components' },
          [
            page('/x/react-date-pickers/date-time-picker', {
              title: 'Date Time Picker',
            }),
            page('/x/react-date-pickers/date-time-field', {
              title: 'Date Time Field',
            }),
          ],
        ),
        group(
          '/x/react-date-pickers/date-range-pickers',
          { title: 'Date Range components', plan: 'pro' },
          [
            page('/x/react-date-pickers/date-range-picker', {
              title: 'Date Range Picker',
            }),
            page('/x/react-date-pickers/date-range-field', {
              title: 'Date Range Field',
            }),
            page('/x/react-date-pickers/date-range-calendar', {
              title: 'Date Range Calendar',
            }),
          ],
        ),
        group(
          '/x/react-date-pickers/time-range-pickers',
          { title: 'Time Range components', plan: 'pro' },
          [
            page('/x/react-date-pickers/time-range-picker', {
              title: 'Time Range Picker',
              planned: true,
            }),
            page('/x/react-date-pickers/time-range-field', {
              title: 'Time Range Field',
            }),
          ],
        ),
        group(
          '/x/react-date-pickers/date-time-range-pickers',
          { title: 'Date Time Range components', plan: 'pro' },
          [
            page('/x/react-date-pickers/date-time-range-picker', {
              title: 'Date Time Range Picker',
              newFeature: true,
            }),
            page('/x/react-date-pickers/date-time-range-field', {
              title: 'Date Time Range Field',
            }),
          ],
        ),
        page('/x/react-date-pickers/fields', { title: 'Field components' }),
        group('/x/api/date-pickers-group', { title: 'API Reference' }, [
          page('/x/api/date-pickers', { title: 'Index' }),
          page('/x/api/date-pickers/date-calendar'),
          page('/x/api/date-pickers/date-field'),
          page('/x/api/date-pickers/date-picker'),
          page('/x/api/date-pickers/date-picker-toolbar'),
          page('/x/api/date-pickers/date-range-calendar', { plan: 'pro' }),
          page('/x/api/date-pickers/date-range-picker', { plan: 'pro' }),
          page('/x/api/date-pickers/date-range-picker-day', { plan: 'pro' }),
          page('/x/api/date-pickers/date-range-picker-toolbar', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/date-time-field'),
          page('/x/api/date-pickers/date-time-picker'),
          page('/x/api/date-pickers/date-time-picker-tabs'),
          page('/x/api/date-pickers/date-time-picker-toolbar'),
          page('/x/api/date-pickers/date-time-range-picker', { plan: 'pro' }),
          page('/x/api/date-pickers/date-time-range-picker-tabs', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/date-time-range-picker-toolbar', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/day-calendar-skeleton'),
          page('/x/api/date-pickers/desktop-date-picker'),
          page('/x/api/date-pickers/desktop-date-range-picker', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/desktop-date-time-picker'),
          page('/x/api/date-pickers/desktop-date-time-range-picker', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/desktop-time-picker'),
          page('/x/api/date-pickers/digital-clock'),
          page('/x/api/date-pickers/localization-provider'),
          page('/x/api/date-pickers/mobile-date-picker'),
          page('/x/api/date-pickers/mobile-date-range-picker', { plan: 'pro' }),
          page('/x/api/date-pickers/mobile-date-time-picker'),
          page('/x/api/date-pickers/mobile-date-time-range-picker', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/mobile-time-picker'),
          page('/x/api/date-pickers/month-calendar'),
          page('/x/api/date-pickers/multi-input-date-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/multi-input-date-time-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/multi-input-time-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/multi-section-digital-clock'),
          page('/x/api/date-pickers/pickers-action-bar'),
          page('/x/api/date-pickers/pickers-calendar-header'),
          page('/x/api/date-pickers/pickers-day'),
          page('/x/api/date-pickers/pickers-layout'),
          page('/x/api/date-pickers/pickers-range-calendar-header', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/pickers-section-list'),
          page('/x/api/date-pickers/pickers-shortcuts'),
          page('/x/api/date-pickers/pickers-text-field'),
          page('/x/api/date-pickers/single-input-date-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/single-input-date-time-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/single-input-time-range-field', {
            plan: 'pro',
          }),
          page('/x/api/date-pickers/static-date-picker'),
          page('/x/api/date-pickers/static-date-range-picker', { plan: 'pro' }),
          page('/x/api/date-pickers/static-date-time-picker'),
          page('/x/api/date-pickers/static-time-picker'),
          page('/x/api/date-pickers/time-clock'),
          page('/x/api/date-pickers/time-field'),
          page('/x/api/date-pickers/time-picker'),
          page('/x/api/date-pickers/time-picker-toolbar'),
          page('/x/api/date-pickers/year-calendar'),
        ]),
      ]),
      subheader(
        '/x/react-date-pickers/common-features',
        { title: 'Common features' },
        [
          page('/x/react-date-pickers/validation'),
          page('/x/react-date-pickers/lifecycle', {
            title: 'Components lifecycle',
          }),
          page('/x/react-date-pickers/shortcuts'),
        ],
      ),
      subheader(
        '/x/react-date-pickers/localization-group',
        { title: 'Localization' },
        [
          page('/x/react-date-pickers/localization', {
            title: 'Translated components',
          }),
          page('/x/react-date-pickers/adapters-locale', {
            title: 'Date format and localization',
          }),
          page('/x/react-date-pickers/timezone', {
            title: 'UTC and timezones',
          }),
          page('/x/react-date-pickers/calendar-systems'),
        ],
      ),
      subheader(
        '/x/react-date-pickers/visual-customization',
        { title: 'Visual customization' },
        [
          page('/x/react-date-pickers/custom-components', {
            title: 'Custom slots and subcomponents',
          }),
          page('/x/react-date-pickers/custom-layout'),
          page('/x/react-date-pickers/custom-field'),
          page('/x/react-date-pickers/custom-opening-button'),
          page('/x/react-date-pickers/playground', {
            title: 'Customization playground',
          }),
        ],
      ),
    ]),
  ),
  product(
    'charts',
    group('/x/react-charts-group', { title: 'Charts', newFeature: true }, [
      page('/x/react-charts', { title: 'Overview' }),
      page('/x/react-charts/getting-started'),
      subheader(
        '/x/react-charts-available',
        { title: 'Available components' },
        [
          group('/x/react-charts-bars', { title: 'Bars' }, [
            page('/x/react-charts/bars', { title: 'Bars overview' }),
            page('/x/react-charts/bar-demo', { title: 'Demos' }),
          ]),
          group('/x/react-charts-lines', { title: 'Lines' }, [
            page('/x/react-charts/lines', { title: 'Lines overview' }),
            page('/x/react-charts/line-demo', { title: 'Lines demo' }),
            page('/x/react-charts/areas-demo', { title: 'Area demo' }),
          ]),
          group('/x/react-charts-pie', { title: 'Pie' }, [
            page('/x/react-charts/pie', { title: 'Pie overview' }),
            page('/x/react-charts/pie-demo', { title: 'Demo' }),
          ]),
          group('/x/react-charts-scatter', { title: 'Scatter' }, [
            page('/x/react-charts/scatter', { title: 'Scatter overview' }),
            page('/x/react-charts/scatter-demo', { title: 'Demo' }),
          ]),
          page('/x/react-charts/sparkline'),
          page('/x/react-charts/gauge'),
          page('/x/react-charts/heatmap', { plan: 'pro', unstable: true }),
          subheader(
            '/x/react-charts/common-features',
            { title: 'Common features' },
            [
              page('/x/react-charts/axis'),
              page('/x/react-charts/components', {
                title: 'Custom components',
              }),
              page('/x/react-charts/composition'),
              page('/x/react-charts/label'),
              page('/x/react-charts/legend'),
              page('/x/react-charts/stacking'),
              page('/x/react-charts/styling'),
              page('/x/react-charts/tooltip', {
                title: 'Tooltip & Highlights',
              }),
              page('/x/react-charts/zoom-and-pan', {
                title: 'Zoom & Pan',
                plan: 'pro',
                unstable: true,
              }),
            ],
          ),
          group('/x/api/charts-group', { title: 'API Reference' }, [
            page('/x/api/charts', { title: 'Index' }),
            page('/x/api/charts/animated-area'),
            page('/x/api/charts/animated-line'),
            page('/x/api/charts/area-element'),
            page('/x/api/charts/area-plot'),
            page('/x/api/charts/bar-chart'),
            page('/x/api/charts/bar-chart-pro', { plan: 'pro' }),
            page('/x/api/charts/bar-element'),
            page('/x/api/charts/bar-label'),
            page('/x/api/charts/bar-plot'),
            page('/x/api/charts/chart-container'),
            page('/x/api/charts/chart-container-pro', { plan: 'pro' }),
            page('/x/api/charts/charts-axis'),
            page('/x/api/charts/charts-axis-highlight'),
            page('/x/api/charts/charts-clip-path'),
            page('/x/api/charts/charts-grid'),
            page('/x/api/charts/charts-legend'),
            page('/x/api/charts/charts-on-axis-click-handler'),
            page('/x/api/charts/charts-reference-line'),
            page('/x/api/charts/charts-surface'),
            page('/x/api/charts/charts-text'),
            page('/x/api/charts/charts-tooltip'),
            page('/x/api/charts/charts-voronoi-handler'),
            page('/x/api/charts/charts-x-axis'),
            page('/x/api/charts/charts-y-axis'),
            page('/x/api/charts/continuous-color-legend'),
            page('/x/api/charts/default-charts-axis-tooltip-content'),
            page('/x/api/charts/default-charts-item-tooltip-content'),
            page('/x/api/charts/default-charts-legend'),
            page('/x/api/charts/default-heatmap-tooltip', { plan: 'pro' }),
            page('/x/api/charts/gauge'),
            page('/x/api/charts/gauge-container'),
            page('/x/api/charts/heatmap', { plan: 'pro' }),
            page('/x/api/charts/heatmap-plot', { plan: 'pro' }),
            page('/x/api/charts/line-chart'),
            page('/x/api/charts/line-chart-pro', { plan: 'pro' }),
            page('/x/api/charts/line-element'),
            page('/x/api/charts/line-highlight-element'),
            page('/x/api/charts/line-highlight-plot'),
            page('/x/api/charts/line-plot'),
            page('/x/api/charts/mark-element'),
            page('/x/api/charts/mark-plot'),
            page('/x/api/charts/pie-arc'),
            page('/x/api/charts/pie-arc-label'),
            page('/x/api/charts/pie-arc-label-plot'),
            page('/x/api/charts/pie-arc-plot'),
            page('/x/api/charts/piecewise-color-legend'),
            page('/x/api/charts/pie-chart'),
            page('/x/api/charts/pie-plot'),
            page('/x/api/charts/responsive-chart-container'),
            page('/x/api/charts/responsive-chart-container-pro', {
              plan: 'pro',
            }),
            page('/x/api/charts/scatter'),
            page('/x/api/charts/scatter-chart'),
            page('/x/api/charts/scatter-chart-pro', { plan: 'pro' }),
            page('/x/api/charts/scatter-plot'),
            page('/x/api/charts/spark-line-chart'),
            subheader(
              '/x/api/charts-interfaces-group',
              { title: 'Interfaces' },
              [
                page('/x/api/charts/axis-config'),
                page('/x/api/charts/bar-series-type'),
                page('/x/api/charts/line-series-type'),
                page('/x/api/charts/pie-series-type'),
                page('/x/api/charts/scatter-series-type'),
              ],
            ),
          ]),
          subheader('/x/react-charts-future', { title: 'Future components' }, [
            page('/x/react-charts/radar', { planned: true }),
            page('/x/react-charts/treemap', { planned: true }),
            page('/x/react-charts/funnel', { plan: 'pro', planned: true }),
            page('/x/react-charts/sankey', { plan: 'pro', planned: true }),
            page('/x/react-charts/gantt', { plan: 'pro', planned: true }),
          ]),
        ],
      ),
    ]),
  ),
  product(
    'treeView',
    group(
      '/x/react-tree-view-group',
      { title: 'Tree View', newFeature: true },
      [
        page('/x/react-tree-view', { title: 'Overview' }),
        page('/x/react-tree-view/getting-started'),
        subheader(
          '/x/react-tree-view/simple-tree-view',
          { title: 'Simple Tree View' },
          [
            page('/x/react-tree-view/simple-tree-view/items'),
            page('/x/react-tree-view/simple-tree-view/selection'),
            page('/x/react-tree-view/simple-tree-view/expansion'),
            page('/x/react-tree-view/simple-tree-view/customization'),
            page('/x/react-tree-view/simple-tree-view/focus'),
          ],
        ),
        subheader(
          '/x/react-tree-view/rich-tree-view',
          { title: 'Rich Tree View' },
          [
            page('/x/react-tree-view/rich-tree-view/items'),
            page('/x/react-tree-view/rich-tree-view/selection'),
            page('/x/react-tree-view/rich-tree-view/expansion'),
            page('/x/react-tree-view/rich-tree-view/customization'),
            page('/x/react-tree-view/rich-tree-view/focus'),
            page('/x/react-tree-view/rich-tree-view/editing'),
            page('/x/react-tree-view/rich-tree-view/ordering', { plan: 'pro' }),
          ],
        ),
        subheader(
          '/x/react-tree-view/common-features',
          { title: 'Common features' },
          [
            page('/x/react-tree-view/accessibility'),
            page('/x/react-tree-view/tree-item-customization', {
              title: 'Item customization',
            }),
          ],
        ),
        group('/x/api/tree-view-group', { title: 'API Reference' }, [
          page('/x/api/tree-view', { title: 'Index' }),
          page('/x/api/tree-view/rich-tree-view'),
          page('/x/api/tree-view/rich-tree-view-pro', { plan: 'pro' }),
          page('/x/api/tree-view/simple-tree-view'),
          page('/x/api/tree-view/tree-item'),
          page('/x/api/tree-view/tree-item-2'),
          page('/x/api/tree-view/tree-view'),
        ]),
      ],
    ),
  ),
  shared(
    group('/x/migration-group', { title: 'Migration' }, [
      page('/x/migration/checker', { title: 'Migration checker' }),
      subheader('/x/migration-v7', { title: 'Upgrade to v7' }, [
        page('/x/migration/migration-data-grid-v6', {
          title: 'Breaking changes: Data Grid',
        }),
        page('/x/migration/migration-pickers-v6', {
          title: 'Breaking changes: Date and Time Pickers',
        }),
        page('/x/migration/migration-tree-view-v6', {
          title: 'Breaking changes: Tree View',
        }),
        page('/x/migration/migration-charts-v6', {
          title: 'Breaking changes: Charts',
        }),
      ]),
      group('/x/migration-v6', { title: 'Upgrade to v6' }, [
        page('/x/migration/migration-data-grid-v5', {
          title: 'Breaking changes: Data Grid',
        }),
        page('/x/migration/migration-pickers-v5', {
          title: 'Breaking changes: Date and Time Pickers',
        }),
        page('/x/migration/migration-tree-view-lab', {
          title: 'Migration from lab to v6 (Tree View)',
        }),
      ]),
      group('/x/migration-earlier', { title: 'Earlier versions' }, [
        page('/x/migration/migration-pickers-lab', {
          title: 'Migration from lab to v5 (Date and Time Pickers)',
        }),
        page('/x/migration/migration-data-grid-v4', {
          title: 'Migration from v4 to v5 (Data Grid)',
        }),
      ]),
    ]),
  ),
];

export default navigation;
