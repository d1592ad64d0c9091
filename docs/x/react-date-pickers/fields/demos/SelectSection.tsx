import * as React from 'react';
import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

const targets = ['month', 'day', 'year', 'all'] as const;

export default function SelectSection() {
  const [selected, setSelected] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);

  const select = (target: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSelected(target);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 400 }}>
        <Stack direction="row" useFlexGap spacing={1} flexWrap="wrap">
          {targets.map((target) => (
            <Button
              key={target}
              variant="outlined"
              onClick={() => select(target)}
            >
              {target}
            </Button>
          ))}
        </Stack>
        <DateField
          label="Release"
          defaultValue={dayjs('2024-11-22')}
          inputRef={inputRef}
          selectedSections={selected}
          onSelectedSectionsChange={setSelected}
        />
        <Typography variant="body2">
          selectedSections: <code>{String(selected)}</code>
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
