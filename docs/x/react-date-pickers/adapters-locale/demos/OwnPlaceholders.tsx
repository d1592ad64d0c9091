import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dutch = {
  fieldDayPlaceholder: () => 'dd',
  fieldMonthPlaceholder: ({ contentType }: { contentType: string }) =>
    contentType === 'letter' ? 'maand' : 'mm',
  fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) =>
    'j'.repeat(digitAmount),
};

export default function OwnPlaceholders() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={dutch}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        <DateField
          label="Month in digits"
          format="DD-MM-YYYY"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <DateField
          label="Month in letters"
          format="D MMMM YYYY"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
