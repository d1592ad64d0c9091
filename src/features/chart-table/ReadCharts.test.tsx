import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { PieChart } from '@mui/x-charts/PieChart';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderInSite } from '@site/tests/setup/renderInSite';
import ChartTableToggle from './ChartTableToggle';
import ReadCharts from './ReadCharts';

const SIZE = { width: 300, height: 200 };

async function renderTables(chart: ReactNode): Promise<HTMLElement[]> {
  renderInSite(
    <>
      <ThemeProvider theme={createTheme()}>
        <ReadCharts demoFile={expect.getState().currentTestName ?? ''}>
          {chart}
        </ReadCharts>
      </ThemeProvider>
      <ChartTableToggle
        demoFile={expect.getState().currentTestName ?? ''}
        title="Shops"
      />
    </>,
  );
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(
    screen.getByRole('button', { name: 'Show data as table' }),
  );
  return screen.queryAllByRole('table');
}

const toTexts = (table: HTMLElement | undefined): string[][] =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

describe('ReadCharts', () => {
  it('reads a chart of the library, whose code knows nothing of it', async () => {
    const [table] = await renderTables(
      <BarChart
        {...SIZE}
        dataset={[
          { day: 'Mon', rides: 64 },
          { day: 'Tue', rides: 71 },
        ]}
        xAxis={[{ scaleType: 'band', dataKey: 'day', label: 'Day' }]}
        series={[
          { dataKey: 'rides', label: 'Rides', valueFormatter: (v) => `${v} k` },
        ]}
      />,
    );
    expect(toTexts(table)).toEqual([
      ['Day', 'Rides'],
      ['Mon', '64 k'],
      ['Tue', '71 k'],
    ]);
    expect(table).toHaveAccessibleName('Data of “Shops”');
    expect(
      screen.getAllByRole('rowheader').map((cell) => cell.textContent),
    ).toEqual(['Mon', 'Tue']);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(
      screen.getByRole('region', { name: 'Data of “Shops”' }),
    ).toHaveAttribute('tabindex', '0');
  });

  it('reads each chart of a demo, and gauges', async () => {
    const tables = await renderTables(
      <>
        <PieChart
          {...SIZE}
          series={[{ data: [{ id: 0, label: 'A', value: 5 }] }]}
        />
        <Gauge {...SIZE} value={40} valueMax={80} />
      </>,
    );
    expect(tables.map(toTexts)).toEqual([
      [
        ['Category', 'Value'],
        ['A', '5'],
      ],
      [
        ['Value', 'Minimum', 'Maximum'],
        ['40', '0', '80'],
      ],
    ]);
    expect(tables[1]).toHaveAccessibleName('Data of “Shops”, table 2');
  });

  it('follows the chart while it changes, until it is gone', async () => {
    let setData: (data: number[] | null) => void = () => undefined;
    function Chart() {
      const [data, set] = useState<number[] | null>([1]);
      setData = set;
      return data && <BarChart {...SIZE} series={[{ data }]} />;
    }
    const [table] = await renderTables(<Chart />);
    expect(toTexts(table)).toEqual([
      ['Category', 'Value'],
      ['0', '1'],
    ]);
    act(() => setData([2]));
    expect(toTexts(screen.getByRole('table'))[1]).toEqual(['0', '2']);
    act(() => setData(null));
    expect(screen.queryByRole('table')).toBeNull();
    expect(
      screen.getByText('There is no data to show for this chart.'),
    ).toBeVisible();
  });

  it('says so where a demo has a theme of its own, which it cannot read through', async () => {
    const tables = await renderTables(
      <ThemeProvider theme={() => createTheme()}>
        <BarChart {...SIZE} series={[{ data: [1] }]} />
      </ThemeProvider>,
    );
    expect(tables).toEqual([]);
    expect(
      screen.getByText('There is no data to show for this chart.'),
    ).toBeVisible();
  });
});
