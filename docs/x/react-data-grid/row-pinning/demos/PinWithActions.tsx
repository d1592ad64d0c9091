import * as React from 'react';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';

const patients = [
  { id: 1, patient: 'A. Lindqvist', bed: '3A', pulse: 72 },
  { id: 2, patient: 'J. Okafor', bed: '3B', pulse: 88 },
  { id: 3, patient: 'M. Tanaka', bed: '4A', pulse: 65 },
  { id: 4, patient: 'R. Dubois', bed: '4B', pulse: 101 },
  { id: 5, patient: 'S. Haddad', bed: '5A', pulse: 79 },
];

export default function PinWithActions() {
  const [pinnedIds, setPinnedIds] = React.useState<readonly GridRowId[]>([4]);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'pin',
        headerName: 'Pin',
        type: 'actions',
        width: 70,
        getActions: ({ id, row }) => {
          const isPinned = pinnedIds.includes(id);
          const others = pinnedIds.filter((pinnedId) => pinnedId !== id);
          return [
            <GridActionsCellItem
              key="pin"
              icon={isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
              label={`${isPinned ? 'Unpin' : 'Pin'} ${row.patient}`}
              onClick={() => setPinnedIds(isPinned ? others : [...others, id])}
            />,
          ];
        },
      },
      { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 120 },
      { field: 'bed', headerName: 'Bed', width: 80 },
      { field: 'pulse', headerName: 'Pulse', type: 'number', width: 90 },
    ],
    [pinnedIds],
  );

  const [rows, pinnedRows] = React.useMemo(() => {
    const isPinned = ({ id }: { id: number }) => pinnedIds.includes(id);
    return [
      patients.filter((patient) => !isPinned(patient)),
      { top: patients.filter(isPinned) },
    ];
  }, [pinnedIds]);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        aria-label="Patients on the ward"
        columns={columns}
        rows={rows}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </div>
  );
}
