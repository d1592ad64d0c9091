import {
  DataGrid,
  getGridStringOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

/** Tests each entry of a list with an operator that expects one text. */
function forLists(operator: GridFilterOperator): GridFilterOperator {
  const isNegative = operator.value.startsWith('doesNot');

  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const apply = operator.getApplyFilterFn(item, column);
      if (!apply) {
        return null;
      }
      return (list: string[], ...rest) =>
        isNegative
          ? list.every((entry) => apply(entry, ...rest))
          : list.some((entry) => apply(entry, ...rest));
    },
  };
}

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  {
    field: 'allergens',
    headerName: 'Allergens',
    flex: 1,
    minWidth: 150,
    sortable: false,
    valueFormatter: (list: string[]) => list.join(', '),
    filterOperators: getGridStringOperators()
      .filter(({ value }) => /contain|equal/i.test(value))
      .map(forLists),
  },
];

const rows = [
  { id: 1, dish: 'Lentil soup', allergens: ['Celery'] },
  { id: 2, dish: 'Fish pie', allergens: ['Fish', 'Milk', 'Gluten'] },
  { id: 3, dish: 'Nut roast', allergens: ['Nuts', 'Egg'] },
  { id: 4, dish: 'Rice pudding', allergens: ['Milk'] },
];

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'allergens', operator: 'doesNotEqual', value: 'milk' }],
    },
  },
};

export default function WrappedOperators() {
  return (
    <div style={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Canteen menu"
        columns={columns}
        rows={rows}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
