import * as React from 'react';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/en-gb';

type EditProps = GridRenderEditCellParams<object, Date | null, string>;

function DateEditor({ id, field, value, hasFocus, colDef }: EditProps) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  return (
    <DatePicker
      inputRef={inputRef}
      value={value && dayjs(value)}
      onChange={(day) =>
        apiRef.current.setEditCellValue({
          id,
          field,
          value: day?.isValid() ? day.toDate() : null,
        })
      }
      slotProps={{
        textField: {
          variant: 'standard',
          inputProps: { 'aria-label': colDef.headerName },
        },
      }}
    />
  );
}

const day: GridColTypeDef<Date | null, string> = {
  type: 'date',
  width: 150,
  valueFormatter: (value?: Date | null) =>
    value ? dayjs(value).format('DD/MM/YYYY') : '',
  renderEditCell: (params) => <DateEditor {...params} />,
};

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', width: 120 },
  { ...day, field: 'lent', headerName: 'Lent on', editable: true },
  { ...day, field: 'due', headerName: 'Due on', editable: true },
];

const rows = [
  { id: 1, tool: 'Drill', lent: new Date(2024, 4, 3), due: null },
  { id: 2, tool: 'Saw', lent: null, due: new Date(2024, 4, 20) },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
      <div style={{ height: 190, width: '100%' }}>
        <DataGrid
          aria-label="Tools lent"
          columns={columns}
          rows={rows}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
