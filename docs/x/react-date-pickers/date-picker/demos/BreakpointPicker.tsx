import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BreakpointPicker() {
  const theme = useTheme();
  const wideScreen = theme.breakpoints.up('sm');
  const isDesktop = useMediaQuery(wideScreen);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 360 }}>
        <DatePicker
          label="Museum visit"
          defaultValue={dayjs('2024-11-02')}
          desktopModeMediaQuery={wideScreen}
        />
        <Typography variant="body2" sx={{ minHeight: 40 }}>
          The query <code>{wideScreen.replace('@media ', '')}</code>{' '}
          {isDesktop ? 'matches: desktop mode.' : 'fails: mobile mode.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
