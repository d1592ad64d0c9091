import { toSlug } from './toSlug';
import type { ProductId } from './types';

/** A page of the API reference. Which pages exist is an editorial choice; what they say is not. */
export interface ApiPageSpec {
  readonly product: ProductId;
  readonly kind: 'component' | 'interface' | 'index';
  /** The exported name, or `Index`. */
  readonly name: string;
  /** Last part of the route; empty for the product's overview page. */
  readonly slug: string;
}

function index(product: ProductId): ApiPageSpec {
  return { product, kind: 'index', name: 'Index', slug: '' };
}

function pages(
  product: ProductId,
  kind: 'component' | 'interface',
  names: string,
): ApiPageSpec[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => ({ product, kind, name, slug: toSlug(name) }));
}

/** In the order of the navigation. */
export const apiPages: readonly ApiPageSpec[] = [
  index('data-grid'),
  ...pages(
    'data-grid',
    'component',
    `
      DataGrid DataGridPremium DataGridPro GridFilterForm GridFilterPanel
      GridToolbarQuickFilter
    `,
  ),
  ...pages(
    'data-grid',
    'interface',
    `
      GridApi GridCellParams GridColDef GridSingleSelectColDef
      GridActionsColDef GridExportStateParams GridFilterItem GridFilterModel
      GridFilterOperator GridRowClassNameParams GridRowParams
      GridRowSpacingParams GridAggregationFunction GridCsvExportOptions
      GridPrintExportOptions GridExcelExportOptions
    `,
  ),
  index('date-pickers'),
  ...pages(
    'date-pickers',
    'component',
    `
      DateCalendar DateField DatePicker DatePickerToolbar DateRangeCalendar
      DateRangePicker DateRangePickerDay DateRangePickerToolbar DateTimeField
      DateTimePicker DateTimePickerTabs DateTimePickerToolbar
      DateTimeRangePicker DateTimeRangePickerTabs DateTimeRangePickerToolbar
      DayCalendarSkeleton DesktopDatePicker DesktopDateRangePicker
      DesktopDateTimePicker DesktopDateTimeRangePicker DesktopTimePicker
      DigitalClock LocalizationProvider MobileDatePicker MobileDateRangePicker
      MobileDateTimePicker MobileDateTimeRangePicker MobileTimePicker
      MonthCalendar MultiInputDateRangeField MultiInputDateTimeRangeField
      MultiInputTimeRangeField MultiSectionDigitalClock PickersActionBar
      PickersCalendarHeader PickersDay PickersLayout
      PickersRangeCalendarHeader PickersSectionList PickersShortcuts
      PickersTextField SingleInputDateRangeField SingleInputDateTimeRangeField
      SingleInputTimeRangeField StaticDatePicker StaticDateRangePicker
      StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker
      TimePickerToolbar YearCalendar
    `,
  ),
  index('charts'),
  ...pages(
    'charts',
    'component',
    `
      AnimatedArea AnimatedLine AreaElement AreaPlot BarChart BarChartPro
      BarElement BarLabel BarPlot ChartContainer ChartContainerPro ChartsAxis
      ChartsAxisHighlight ChartsClipPath ChartsGrid ChartsLegend
      ChartsOnAxisClickHandler ChartsReferenceLine ChartsSurface ChartsText
      ChartsTooltip ChartsVoronoiHandler ChartsXAxis ChartsYAxis
      ContinuousColorLegend DefaultChartsAxisTooltipContent
      DefaultChartsItemTooltipContent DefaultChartsLegend
      DefaultHeatmapTooltip Gauge GaugeContainer Heatmap HeatmapPlot LineChart
      LineChartPro LineElement LineHighlightElement LineHighlightPlot LinePlot
      MarkElement MarkPlot PieArc PieArcLabel PieArcLabelPlot PieArcPlot
      PiecewiseColorLegend PieChart PiePlot ResponsiveChartContainer
      ResponsiveChartContainerPro Scatter ScatterChart ScatterChartPro
      ScatterPlot SparkLineChart
    `,
  ),
  ...pages(
    'charts',
    'interface',
    `
      AxisConfig BarSeriesType LineSeriesType PieSeriesType ScatterSeriesType
    `,
  ),
  index('tree-view'),
  ...pages(
    'tree-view',
    'component',
    `
      RichTreeView RichTreeViewPro SimpleTreeView TreeItem TreeItem2 TreeView
    `,
  ),
];

/** `/x/api/` and a page → `/x/api/charts/gauge/` */
export function toRoute(
  { product, slug }: Pick<ApiPageSpec, 'product' | 'slug'>,
  routeBase = '/x/api/',
): string {
  return `${routeBase}${product}/${slug}${slug === '' ? '' : '/'}`;
}

/** Components whose slots interface is not called `<Name>Slots`. */
export const slotsInterfaces: Readonly<Record<string, string>> = {
  DataGrid: 'GridSlotsComponent',
  DataGridPro: 'GridProSlotsComponent',
  DataGridPremium: 'GridPremiumSlotsComponent',
};

/** The features of the grid's API object that guide pages list. */
export const gridApiSlices: readonly string[] = [
  'GridCellSelectionApi',
  'GridColumnPinningApi',
  'GridColumnResizeApi',
  'GridCsvExportApi',
  'GridDetailPanelApi',
  'GridEditingApi',
  'GridExcelExportApi',
  'GridFilterApi',
  'GridPaginationApi',
  'GridPrintExportApi',
  'GridRowGroupingApi',
  'GridRowMultiSelectionApi',
  'GridRowSelectionApi',
  'GridScrollApi',
  'GridSortApi',
  'GridVirtualizationApi',
];
