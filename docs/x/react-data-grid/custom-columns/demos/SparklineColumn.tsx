import {
  DataGrid,
  type GridColTypeDef,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

function Sparkline({
  value: values = [],
  colDef,
  plotType,
}: GridRenderCellParams<object, number[], string> & {
  plotType: 'line' | 'bar';
}) {
  const text = `From ${values[0]} to ${values[values.length - 1]}`;

  return (
    <div role="img" aria-label={text}>
      <SparkLineChart
        data={values}
        plotType={plotType}
        width={colDef.computedWidth - 20}
        height={44}
      />
    </div>
  );
}

const sparkline: GridColTypeDef<number[], string> = {
  type: 'custom',
  width: 150,
  display: 'flex',
  editable: false,
  filterable: false,
  groupable: false,
  sortComparator: (a, b) => (a[a.length - 1] ?? 0) - (b[b.length - 1] ?? 0),
  valueFormatter: (values?: number[]) => values?.join(' ') ?? '',
  renderCell: (params) => <Sparkline {...params} plotType="line" />,
};

const columns: GridColDef[] = [
  { field: 'branch', headerName: 'Branch', flex: 1, minWidth: 110 },
  { ...sparkline, field: 'loans', headerName: 'Loans per week' },
  {
    ...sparkline,
    field: 'visits',
    headerName: 'Visits per day',
    resizable: false,
    renderCell: (params) => <Sparkline {...params} plotType="bar" />,
  },
];

const rows = [
  {
    id: 1,
    branch: 'Old Town',
    loans: [210, 190, 240, 260, 255, 280],
    visits: [120, 96, 101, 88, 140, 210],
  },
  {
    id: 2,
    branch: 'Riverside',
    loans: [310, 320, 290, 270, 230, 205],
    visits: [75, 80, 72, 90, 95, 60],
  },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        aria-label="Libraries"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
