import dayjs from 'dayjs';
import CakeIcon from '@mui/icons-material/CakeOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LikeATextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Birthday"
          defaultValue={dayjs('2015-10-02')}
          size="small"
          color="secondary"
          required
          InputProps={{
            startAdornment: (
              <InputAdornment position="start">
                <CakeIcon fontSize="small" />
              </InputAdornment>
            ),
          }}
        />
        <DateField
          label="Start of school"
          defaultValue={dayjs('2021-09-06')}
          variant="filled"
          helperText="As in the letter of the school"
          FormHelperTextProps={{ sx: { fontStyle: 'italic' } }}
        />
        <DateField
          id="last-visit"
          label="Last visit"
          defaultValue={dayjs('2024-01-16')}
          variant="standard"
          InputLabelProps={{ sx: { fontWeight: 'bold' } }}
        />
        <DateField
          hiddenLabel
          defaultValue={dayjs('2024-07-16')}
          size="small"
          variant="filled"
          inputProps={{ 'aria-label': 'Next visit' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
