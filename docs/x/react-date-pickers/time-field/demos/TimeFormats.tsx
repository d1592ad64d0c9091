import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const race = dayjs('2024-09-19T09:06:30');

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        }}
      >
        <TimeField label="HH:mm" format="HH:mm" defaultValue={race} />
        <TimeField label="hh:mm A" format="hh:mm A" defaultValue={race} />
        <TimeField label="HH:mm:ss" format="HH:mm:ss" defaultValue={race} />
        <TimeField label="mm:ss" format="mm:ss" defaultValue={race} />
        <TimeField
          label="H:mm, no leading zero"
          format="H:mm"
          shouldRespectLeadingZeros
          defaultValue={race}
        />
        <TimeField
          label="Accessible DOM"
          format="HH:mm"
          defaultValue={race}
          enableAccessibleFieldDOMStructure
        />
      </Box>
    </LocalizationProvider>
  );
}
