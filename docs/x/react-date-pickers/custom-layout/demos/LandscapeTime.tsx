import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const items = [
  { label: 'Low tide', getValue: () => dayjs('2024-09-19T07:35') },
  { label: 'High tide', getValue: () => dayjs('2024-09-19T13:50') },
];

export default function LandscapeTime() {
  const theme = useTheme();
  const hasRoom = useMediaQuery(theme.breakpoints.up('sm'), { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <StaticTimePicker
          orientation={hasRoom ? 'landscape' : 'portrait'}
          defaultValue={dayjs('2024-09-19T07:35')}
          slotProps={{
            layout: {
              sx: {
                '& .MuiPickersLayout-shortcuts': {
                  gridColumn: '1 / 4',
                  gridRow: hasRoom ? 1 : 4,
                  display: 'flex',
                  maxWidth: 'none',
                  '& .MuiListItem-root': { width: 'auto' },
                },
              },
            },
            shortcuts: { items },
          }}
          sx={{
            minWidth: 0,
            '& .MuiTimeClock-root': { width: { xs: 288, sm: 320 } },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
