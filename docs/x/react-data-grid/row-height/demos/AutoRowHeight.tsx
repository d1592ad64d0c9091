import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'note', headerName: 'Restorer’s note', flex: 1, minWidth: 170 },
];

const notes = [
  'Spine rubbed.',
  'Two loose gatherings, sewn again with linen thread. Boards cleaned.',
  'Water stain on the last nine leaves. Dried under weight for a fortnight, then pressed. The map at the end still shows a tide line.',
  'Complete, no work needed.',
  'Bookplate lifted to read the inscription below it, and set back with paste.',
  'Mould on the endpapers, brushed off outdoors.',
];

const rows = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  shelf: `R${Math.floor(index / 8) + 1}-${(index % 8) + 1}`,
  note: notes[index % notes.length],
}));

export default function AutoRowHeight() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        aria-label="Restored books"
        columns={columns}
        rows={rows}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 64}
        sx={{
          [`& .${gridClasses.cell}`]: { paddingBlock: 1.5 },
          [`&.${gridClasses['root--densityCompact']} .${gridClasses.cell}`]: {
            paddingBlock: 0.5,
          },
        }}
      />
    </div>
  );
}
