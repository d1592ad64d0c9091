import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type DateFieldInPickerProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';

type FieldProps = DateFieldInPickerProps<Dayjs, true>;

function SectionField({ slots, slotProps, ...props }: FieldProps) {
  const { sectionListRef, InputProps, ...field } = useDateField<
    Dayjs,
    true,
    typeof props
  >(props);
  const { ref, endAdornment } = InputProps ?? {};

  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 0.5 }}>
      <span id={`${field.id}-label`}>{field.label}</span>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          role="group"
          aria-labelledby={`${field.id}-label`}
          sx={{ border: 1, borderRadius: 1, px: 1, py: 0.75 }}
        >
          <PickersSectionList
            elements={field.elements}
            sectionListRef={sectionListRef}
            contentEditable={field.contentEditable}
            tabIndex={field.tabIndex}
            onInput={field.onInput}
            onPaste={field.onPaste}
            onKeyDown={field.onKeyDown}
            onClick={field.onClick}
            onFocus={field.onFocus}
            onBlur={field.onBlur}
          />
        </Box>
        {endAdornment}
      </Box>
    </Box>
  );
}

export default function BrowserSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        enableAccessibleFieldDOMStructure
        label="Chimney sweep"
        defaultValue={dayjs('2024-11-15')}
        slots={{ field: SectionField }}
      />
    </LocalizationProvider>
  );
}
