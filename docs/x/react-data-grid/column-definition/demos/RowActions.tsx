import * as React from 'react';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';

const initialRows = [
  { id: 1, label: 'Blue tit, juvenile', checked: false },
  { id: 2, label: 'Wren, male', checked: true },
  { id: 3, label: 'Siskin, female', checked: false },
];

type Ring = (typeof initialRows)[number];

export default function RowActions() {
  const [rows, setRows] = React.useState(initialRows);

  const columns = React.useMemo<GridColDef<Ring>[]>(() => {
    const copy = (ring: Ring) =>
      setRows((all) => [
        ...all,
        {
          ...ring,
          id: Math.max(...all.map(({ id }) => id)) + 1,
          checked: false,
        },
      ]);
    const remove = (id: number) =>
      setRows((all) => all.filter((row) => row.id !== id));

    return [
      { field: 'label', headerName: 'Ringed bird', flex: 1, minWidth: 150 },
      { field: 'checked', headerName: 'Checked', type: 'boolean', width: 90 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ row }: GridRowParams<Ring>) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteOutlinedIcon />}
            label={`Delete ${row.label}`}
            disabled={row.checked}
            onClick={() => remove(row.id)}
          />,
          <GridActionsCellItem
            key="copy"
            icon={<ContentCopyIcon />}
            label="Duplicate"
            onClick={() => copy(row)}
            showInMenu
          />,
        ],
      },
    ];
  }, []);

  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Ringing log"
        columns={columns}
        rows={rows}
        hideFooter
      />
    </div>
  );
}
