import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  pickersLayoutClasses,
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

function LayoutWithNote(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, tabs, content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={props}
      sx={{ [`& .${pickersLayoutClasses.actionBar}`]: { gridRow: 4 } }}
    >
      {toolbar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      <Typography
        variant="body2"
        sx={{ gridColumn: 2, gridRow: 3, paddingInline: 3 }}
      >
        Boats leave daily except Mondays.
      </Typography>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function ExtraBlock() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticDatePicker<Dayjs>
          orientation="portrait"
          defaultValue={dayjs('2024-07-18')}
          localeText={{ toolbarTitle: 'Island trip' }}
          shouldDisableDate={(day) => day.day() === 1}
          slots={{ layout: LayoutWithNote }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: { xs: 288, sm: 320 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
