import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { columns, rows as plants } from './data';

interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(plants);
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const close = () => setMenu(null);

  const handleContextMenu = (event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.getAttribute('data-id'));
    setMenu({ id, left: event.clientX, top: event.clientY });
  };

  const remove = () => {
    setRows((all) => all.filter((row) => row.id !== menu?.id));
    close();
  };

  const move = (bed: string) => {
    setRows((all) =>
      all.map((row) => (row.id === menu?.id ? { ...row, bed } : row)),
    );
    close();
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants with a context menu"
        columns={columns}
        rows={rows}
        slotProps={{ row: { onContextMenu: handleContextMenu } }}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => move('North')}>Move to the north bed</MenuItem>
        <MenuItem onClick={() => move('South')}>Move to the south bed</MenuItem>
        <MenuItem onClick={remove}>Remove</MenuItem>
      </Menu>
    </div>
  );
}
