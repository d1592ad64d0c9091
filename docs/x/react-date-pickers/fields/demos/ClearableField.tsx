import * as React from 'react';
import dayjs from 'dayjs';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const retention = dayjs('2027-12-31');

export default function ClearableField() {
  const [clears, setClears] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Delete after"
          defaultValue={retention}
          clearable
          onClear={() => setClears((count) => count + 1)}
        />
        <DateField
          label="With your icon"
          defaultValue={retention}
          clearable
          slots={{ clearIcon: BackspaceIcon }}
          slotProps={{ clearButton: { color: 'primary' } }}
        />
        <Typography variant="body2" aria-live="polite">
          First field cleared: {clears}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
