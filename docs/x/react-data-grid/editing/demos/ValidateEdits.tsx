import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import Tooltip from '@mui/material/Tooltip';

const takenCodes = ['QUAY', 'MILL'];

/** Stands in for a server that knows the codes in use. */
function isTaken(code: string): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(takenCodes.includes(code)), 400);
  });
}

function checkDepth({ props }: GridPreProcessEditCellProps) {
  const error = props.value > 60 && 'At most 60 m';
  return { ...props, error };
}

async function checkCode({ props, hasChanged }: GridPreProcessEditCellProps) {
  const code = String(props.value);
  const error = hasChanged && (await isTaken(code)) && `${code} is taken`;
  return { ...props, error };
}

function InputWithError({ error, ...params }: GridRenderEditCellParams) {
  return (
    <Tooltip open={Boolean(error)} title={error ?? ''}>
      <div>
        <GridEditInputCell {...params} error={Boolean(error)} />
      </div>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  {
    field: 'code',
    headerName: 'Buoy code',
    flex: 1,
    minWidth: 120,
    editable: true,
    preProcessEditCellProps: checkCode,
    renderEditCell: (params) => <InputWithError {...params} />,
  },
  {
    field: 'depth',
    headerName: 'Depth (m)',
    type: 'number',
    width: 130,
    editable: true,
    preProcessEditCellProps: checkDepth,
    renderEditCell: (params) => <InputWithError {...params} />,
  },
];

const rows = [
  { id: 1, code: 'REEF', depth: 14 },
  { id: 2, code: 'BANK', depth: 32 },
  { id: 3, code: 'CAPE', depth: 57 },
];

export default function ValidateEdits() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid aria-label="Buoys" columns={columns} rows={rows} hideFooter />
    </div>
  );
}
