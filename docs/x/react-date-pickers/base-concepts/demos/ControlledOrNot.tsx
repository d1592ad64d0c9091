import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstNight = dayjs('2024-07-20');

export default function ControlledOrNot() {
  const [night, setNight] = React.useState<Dayjs | null>(firstNight);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Keeps its own value" defaultValue={firstNight} />
        <DatePicker
          label="Shows your state"
          value={night}
          onChange={(newValue) => setNight(newValue)}
        />
        <Button variant="outlined" onClick={() => setNight(firstNight)}>
          Back to the first night
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
