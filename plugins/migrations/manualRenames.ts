import type { ProductId } from './types';

/** A rename that the packages do not prove. The build checks both names. */
export interface ManualRename {
  readonly product: ProductId;
  /** Version that has the old name. */
  readonly version: string;
  /** Type or component that has the member; none for an export. */
  readonly owner?: string;
  readonly from: string;
  /** Of the next version; `slots.icon` for what became a part of a member. */
  readonly to: string;
  /** Why it is the same thing. */
  readonly reason: string;
}

interface RenameGroup extends Pick<
  ManualRename,
  'product' | 'version' | 'reason'
> {
  /** Components, each with all the names; none for exports. */
  readonly owners?: readonly string[];
  readonly names: Readonly<Record<string, string>>;
}

const groups: readonly RenameGroup[] = [
  {
    product: 'data-grid',
    version: 'v5',
    owners: ['DataGrid', 'DataGridPro', 'DataGridPremium'],
    names: {
      page: 'paginationModel',
      pageSize: 'paginationModel',
      onPageChange: 'onPaginationModelChange',
      onPageSizeChange: 'onPaginationModelChange',
    },
    reason: 'Page and page size became one model.',
  },
  {
    product: 'date-pickers',
    version: 'v5',
    owners: [
      'DatePicker',
      'DateTimePicker',
      'TimePicker',
      'DesktopDatePicker',
      'DesktopDateTimePicker',
      'DesktopTimePicker',
      'MobileDatePicker',
      'MobileDateTimePicker',
      'MobileTimePicker',
    ],
    names: { inputFormat: 'format', renderInput: 'slots.textField' },
    reason: 'The field is a slot and takes the format.',
  },
  {
    product: 'date-pickers',
    version: 'v5',
    owners: [
      'DatePicker',
      'DateTimePicker',
      'DesktopDatePicker',
      'DesktopDateTimePicker',
      'MobileDatePicker',
      'MobileDateTimePicker',
    ],
    names: { renderDay: 'slots.day' },
    reason: 'A day is a slot.',
  },
  {
    product: 'tree-view',
    version: 'v6',
    owners: ['TreeView'],
    names: {
      defaultCollapseIcon: 'slots.collapseIcon',
      defaultExpandIcon: 'slots.expandIcon',
      defaultEndIcon: 'slots.endIcon',
    },
    reason: 'Icons are slots.',
  },
  {
    product: 'tree-view',
    version: 'v6',
    owners: ['TreeItem'],
    names: {
      collapseIcon: 'slots.collapseIcon',
      expandIcon: 'slots.expandIcon',
      endIcon: 'slots.endIcon',
      icon: 'slots.icon',
      TransitionComponent: 'slots.groupTransition',
      TransitionProps: 'slotProps.groupTransition',
    },
    reason: 'Icons and the transition are slots.',
  },
  {
    product: 'charts',
    version: 'v6',
    owners: ['PieChart'],
    names: { onClick: 'onItemClick' },
    reason: 'It is called for the same clicks.',
  },
  {
    product: 'charts',
    version: 'v6',
    names: Object.fromEntries(
      [
        'AreaPlot',
        'BarChart',
        'BarPlot',
        'ChartsLegend',
        'ChartsTooltip',
        'LineChart',
        'LineHighlightPlot',
        'LinePlot',
        'MarkPlot',
        'PieArcLabelPlot',
        'PieArcPlot',
        'PieChart',
        'PiePlot',
        'ScatterChart',
        'ScatterPlot',
      ].flatMap((name) => [
        [`${name}SlotsComponent`, `${name}Slots`],
        [`${name}SlotComponentProps`, `${name}SlotProps`],
      ]),
    ),
    reason: 'Types of slots have a shorter name.',
  },
];

export const manualRenames: readonly ManualRename[] = groups.flatMap(
  ({ names, owners, ...facts }) =>
    Object.entries(names).flatMap(([from, to]): ManualRename[] =>
      owners
        ? owners.map((owner) => ({ ...facts, owner, from, to }))
        : [{ ...facts, from, to }],
    ),
);
