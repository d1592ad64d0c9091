import * as React from 'react';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SwapVertIcon from '@mui/icons-material/SwapVert';

const firstSongs = [
  { id: 1, song: 'Low tide', length: '3:12' },
  { id: 2, song: 'Copper wire', length: '4:05' },
  { id: 3, song: 'Seven doors', length: '2:48' },
  { id: 4, song: 'Ferryman', length: '5:31' },
];

function moveItem<Item>(list: readonly Item[], from: number, to: number) {
  const moved = [...list];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

export default function MoveWithoutDragging() {
  const [songs, setSongs] = React.useState(firstSongs);

  const columns = React.useMemo<GridColDef[]>(() => {
    const move = (id: GridRowId, distance: number) =>
      setSongs((list) => {
        const from = list.findIndex((song) => song.id === id);
        return moveItem(list, from, Math.max(from + distance, 0));
      });

    return [
      { field: 'song', headerName: 'Song', flex: 1, minWidth: 110 },
      { field: 'length', headerName: 'Length', width: 90 },
      {
        field: 'move',
        headerName: 'Move',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="up"
            icon={<ArrowUpwardIcon />}
            label={`Move ${row.song} up`}
            onClick={() => move(id, -1)}
          />,
          <GridActionsCellItem
            key="down"
            icon={<ArrowDownwardIcon />}
            label={`Move ${row.song} down`}
            onClick={() => move(id, 1)}
          />,
        ],
      },
      { ...GRID_REORDER_COL_DEF, width: 70, renderHeader: () => 'Drag' },
    ];
  }, []);

  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGridPro
        aria-label="Set list"
        columns={columns}
        rows={songs}
        rowReordering
        onRowOrderChange={({ oldIndex, targetIndex }) =>
          setSongs((list) => moveItem(list, oldIndex, targetIndex))
        }
        slots={{ rowReorderIcon: SwapVertIcon }}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
