import Box from '@mui/material/Box';
import {
  DataGridPro,
  GridFilterForm,
  gridClasses,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 140 },
  { field: 'km', headerName: 'Length (km)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, trail: 'Ridge walk', region: 'North', km: 14 },
  { id: 2, trail: 'Old mill loop', region: 'Valley', km: 6 },
  { id: 3, trail: 'Three lakes', region: 'North', km: 22 },
  { id: 4, trail: 'Quarry path', region: 'Coast', km: 9 },
];

function Conditions() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  return (
    <Box
      sx={{
        p: 1,
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        [`& .${gridClasses.filterForm}`]: { minWidth: 440 },
      }}
    >
      {items.map((item, index) => (
        <GridFilterForm
          key={item.id}
          item={item}
          hasMultipleFilters={items.length > 1}
          showMultiFilterOperators={index > 0}
          disableMultiFilterOperator={index > 1}
          applyFilterChanges={(changed) =>
            apiRef.current.upsertFilterItem(changed)
          }
          applyMultiFilterOperatorChanges={(operator) =>
            apiRef.current.setFilterLogicOperator(operator)
          }
          deleteFilter={(deleted) => apiRef.current.deleteFilterItem(deleted)}
          focusElementRef={null}
        />
      ))}
    </Box>
  );
}

export default function ConditionsInToolbar() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGridPro
        aria-label="Trails"
        columns={columns}
        rows={rows}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'region', operator: 'equals', value: 'North' },
                { id: 2, field: 'km', operator: '>', value: '10' },
              ],
            },
          },
        }}
        slots={{ toolbar: Conditions }}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
