import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const meteorShower = dayjs('2024-08-02');

export default function DensityAndZeros() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Space around separators"
          defaultValue={meteorShower}
          formatDensity="spacious"
        />
        <DateField
          label="D.M.YYYY, zeros added"
          defaultValue={meteorShower}
          format="D.M.YYYY"
        />
        <DateField
          label="D.M.YYYY, as the format says"
          defaultValue={meteorShower}
          format="D.M.YYYY"
          shouldRespectLeadingZeros
        />
      </Stack>
    </LocalizationProvider>
  );
}
