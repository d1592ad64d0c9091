import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  trackingCode: string;
  recipient: string;
  kilograms: number;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'trackingCode', headerName: 'Tracking code', width: 150 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 140 },
  { field: 'kilograms', headerName: 'Weight (kg)', type: 'number', width: 130 },
];

const parcels: Parcel[] = [
  { trackingCode: 'FX-20417', recipient: 'Mill Lane Bakery', kilograms: 3.2 },
  { trackingCode: 'FX-20433', recipient: 'Dr. Osei', kilograms: 0.8 },
  { trackingCode: 'FX-20458', recipient: 'Harbour Office', kilograms: 12.5 },
];

function getTrackingCode(parcel: Parcel) {
  return parcel.trackingCode;
}

export default function IdFromAnotherField() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Parcels on the van"
        columns={columns}
        rows={parcels}
        getRowId={getTrackingCode}
        hideFooter
      />
    </div>
  );
}
