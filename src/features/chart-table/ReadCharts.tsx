import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useGaugeState } from '@mui/x-charts/Gauge';
import { CartesianContext, SeriesContext } from '@mui/x-charts/internals';
import {
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useMemo,
  type ReactNode,
  type SVGProps,
} from 'react';
import { getChartStore, type ChartStore } from './chartStore';
import type { ChartContent, ChartSeries } from './types';

const StoreContext = createContext<ChartStore | null>(null);

const NO_AXES: ChartContent['xAxis'] = { ids: [], byId: {} };

interface SeriesOfType {
  readonly seriesOrder: readonly (string | number)[];
  readonly series: Readonly<Record<string | number, ChartSeries>>;
}

function listSeries({ seriesOrder, series }: SeriesOfType): ChartSeries[] {
  return seriesOrder.flatMap((id) => series[id] ?? []);
}

/** What the chart around draws. Each part is there only in charts that have it. */
function useChartContent(): ChartContent {
  const series = useContext(SeriesContext);
  const axes = useContext(CartesianContext);
  const { value, valueMin, valueMax } = useGaugeState();
  return useMemo(
    () => ({
      series: series.isInitialized
        ? Object.fromEntries(
            Object.entries(series.data).map(([type, ofType]) => [
              type,
              // Each type of chart narrows this shape.
              listSeries(ofType as SeriesOfType),
            ]),
          )
        : {},
      xAxis: axes.isInitialized
        ? { ids: axes.data.xAxisIds, byId: axes.data.xAxis }
        : NO_AXES,
      yAxis: axes.isInitialized
        ? { ids: axes.data.yAxisIds, byId: axes.data.yAxis }
        : NO_AXES,
      // Outside a gauge both are 0.
      ...(valueMin !== valueMax && { gauge: { value, valueMin, valueMax } }),
    }),
    [series, axes, value, valueMin, valueMax],
  );
}

/** Tells what the chart around draws. Renders nothing. */
function ChartReader({ store }: { readonly store: ChartStore }): null {
  const id = useId();
  const content = useChartContent();
  useEffect(() => store.set(id, content), [store, id, content]);
  useEffect(() => () => store.delete(id), [store, id]);
  return null;
}

/** The `svg` of a chart, with a reader inside all that the chart provides to its parts. */
const ReadableSurface = forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(
  function ReadableSurface(props, ref) {
    const store = useContext(StoreContext);
    return (
      <>
        <svg {...props} ref={ref} />
        {store && <ChartReader store={store} />}
      </>
    );
  },
);

/** `as` is what any styled element takes, though the theme's types do not name it. */
const SURFACE = { defaultProps: { as: ReadableSurface } } as object;

function addReader(theme: Theme): Theme {
  return {
    ...theme,
    components: { ...theme.components, MuiChartsSurface: SURFACE },
  } as Theme;
}

export interface ReadChartsProps {
  readonly demoFile: string;
  readonly children: ReactNode;
}

/**
 * Reads the charts of a demo while they run, for the table of their data. The
 * theme gives each chart another `svg`: the one place that every chart has,
 * inside its own contexts. The demo itself knows nothing of it.
 */
export default function ReadCharts({
  demoFile,
  children,
}: ReadChartsProps): ReactNode {
  return (
    <StoreContext.Provider value={getChartStore(demoFile)}>
      <ThemeProvider theme={addReader}>{children}</ThemeProvider>
    </StoreContext.Provider>
  );
}
