import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const narrow = {
  width: '100%',
  maxWidth: 320,
  '& .MuiMonthCalendar-root, & .MuiYearCalendar-root': { width: '100%' },
};

interface CellProps extends ButtonProps {
  ownerState?: unknown;
}

const Cell = React.forwardRef<HTMLButtonElement, CellProps>(function Cell(
  { ownerState, className, ...props },
  ref,
) {
  const isChosen = props['aria-checked'] === true;
  return (
    <Button
      {...props}
      ref={ref}
      size="small"
      color="inherit"
      variant={isChosen ? 'contained' : 'outlined'}
      sx={{ width: '88%', minWidth: 0, my: 0.5 }}
    />
  );
});

export default function MonthAndYearButtons() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        }}
      >
        <section aria-label="Vintage, own buttons">
          <DateCalendar
            views={['year', 'month']}
            openTo="month"
            defaultValue={dayjs('2021-09-01')}
            slots={{ monthButton: Cell, yearButton: Cell }}
            sx={narrow}
          />
        </section>
        <section aria-label="Vintage, styled buttons">
          <DateCalendar
            views={['year', 'month']}
            openTo="month"
            monthsPerRow={4}
            defaultValue={dayjs('2021-09-01')}
            slotProps={{
              monthButton: { sx: { mx: 0, width: '90%', borderRadius: 1 } },
              yearButton: { sx: { borderRadius: 1 } },
            }}
            sx={narrow}
          />
        </section>
      </Box>
    </LocalizationProvider>
  );
}
