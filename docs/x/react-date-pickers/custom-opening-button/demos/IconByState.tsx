import dayjs from 'dayjs';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface ArrowIconProps {
  ownerState: { open: boolean };
}

function ArrowIcon({ ownerState }: ArrowIconProps) {
  return ownerState.open ? <ExpandLessIcon /> : <ExpandMoreIcon />;
}

export default function IconByState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Vaccination"
          defaultValue={dayjs('2024-10-21')}
          slots={{ openPickerIcon: ArrowIcon }}
        />
      </Box>
    </LocalizationProvider>
  );
}
