import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import ForestIcon from '@mui/icons-material/Forest';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePickerToolbar,
  type DatePickerToolbarProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function ForestToolbar(props: DatePickerToolbarProps<Dayjs>) {
  return (
    // The class places the toolbar in the grid of the layout.
    <Box
      className={props.className}
      sx={{ display: 'flex', alignItems: 'center', px: 2 }}
    >
      <DatePickerToolbar {...props} className="" sx={{ flex: 1 }} />
      <ForestIcon color="success" sx={{ fontSize: 40 }} />
    </Box>
  );
}

export default function OwnToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', justifyItems: 'center', minHeight: 480 }}>
        <StaticDatePicker<Dayjs>
          defaultValue={dayjs('2024-10-12')}
          localeText={{ toolbarTitle: 'Forest walk' }}
          slots={{ toolbar: ForestToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{
            width: '100%',
            maxWidth: 320,
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: '100%' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
