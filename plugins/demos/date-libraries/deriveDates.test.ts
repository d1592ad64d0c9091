import fs from 'node:fs';
import path from 'node:path';
import { createTranslator, type DatedDemo } from './deriveDates';

// A program over the library, once.
jest.setTimeout(120_000);

const DIRECTORY = path.join(__dirname, '__fixtures__');

function read(fileName: string, ...moduleNames: string[]): DatedDemo {
  const readSource = (name: string): string =>
    fs.readFileSync(path.join(DIRECTORY, name), 'utf8');
  return {
    directory: DIRECTORY,
    fileName,
    source: readSource(fileName),
    modules: moduleNames.map((name) => ({ name, source: readSource(name) })),
  };
}

describe('createTranslator', () => {
  const booking = read('Booking.tsx', 'season.ts');
  const untranslatable = read('Untranslatable.tsx');
  const translate = createTranslator([booking, untranslatable]);

  it('writes a demo and the files beside it for date-fns, by functions of dates that cannot change', async () => {
    const { 'date-fns': code } = await translate(booking);
    expect(code).toMatchInlineSnapshot(`
     {
       "code": "import * as React from 'react';
     import {
       format,
       isBefore,
       isValid,
       setHours,
       setMonth,
       startOfDay,
       startOfMonth,
       subMonths,
     } from 'date-fns';
     import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
     import { DatePicker } from '@mui/x-date-pickers/DatePicker';
     import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
     import { opens } from './season';

     const noon = new Date('2024-09-19T12:00');

     export default function Booking() {
       const [value, setValue] = React.useState<Date | null>(noon);
       const isOpen = value ? isBefore(startOfDay(value), startOfDay(opens)) : false;

       return (
         <LocalizationProvider dateAdapter={AdapterDateFns}>
           <DatePicker
             value={value}
             onChange={setValue}
             format="dd.MM.yyyy 'at' HH:mm"
             minDate={startOfMonth(subMonths(noon, 2))}
             maxDate={setMonth(setHours(noon, 8), 11)}
             slotProps={{ toolbar: { toolbarFormat: 'EEE d MMM' } }}
           />
           {isOpen} {format(noon, 'd MMMM yyyy')}{' '}
           {value ? value.getFullYear() : undefined} {noon.getDay()}
           {value && isValid(value) ? format(value, 'h:mm a') : ''}
           {value
             ? isValid(value)
               ? format(value, 'EEEEEE')
               : 'Invalid Date'
             : undefined}
         </LocalizationProvider>
       );
     }
     ",
       "modules": {
         "season.ts": "import { addWeeks } from 'date-fns';

     export const opens = addWeeks(new Date('2024-05-01T00:00'), 1);
     ",
       },
     }
    `);
  });

  it('writes them for Moment, whose dates change: each is copied first', async () => {
    const { moment } = await translate(booking);
    expect(moment).toMatchInlineSnapshot(`
     {
       "code": "import * as React from 'react';
     import moment, { type Moment } from 'moment';
     import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
     import { DatePicker } from '@mui/x-date-pickers/DatePicker';
     import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
     import { opens } from './season';

     const noon = moment('2024-09-19T12:00');

     export default function Booking() {
       const [value, setValue] = React.useState<Moment | null>(noon);
       const isOpen = value?.isBefore(opens, 'day') ?? false;

       return (
         <LocalizationProvider dateAdapter={AdapterMoment}>
           <DatePicker
             value={value}
             onChange={setValue}
             format="DD.MM.YYYY [at] HH:mm"
             minDate={noon.clone().subtract(2, 'months').clone().startOf('month')}
             maxDate={noon.clone().set('hour', 8).clone().month(11)}
             slotProps={{ toolbar: { toolbarFormat: 'ddd D MMM' } }}
           />
           {isOpen} {noon.format('D MMMM YYYY')} {value?.year()} {noon.day()}
           {value && value.isValid() ? value.format('h:mm A') : ''}
           {value?.format('dd')}
         </LocalizationProvider>
       );
     }
     ",
       "modules": {
         "season.ts": "import moment from 'moment';

     export const opens = moment('2024-05-01').clone().add(1, 'week');
     ",
       },
     }
    `);
  });

  it('tells the lines that have no counterpart in Luxon, which has no letters for the shortest weekdays', async () => {
    const { luxon } = await translate(booking);
    expect(luxon).toEqual({
      problems: [
        "Booking.tsx:12: value?.isBefore(opens, 'day')",
        "Booking.tsx:26: value?.format('dd')",
      ],
    });
  });

  it.each(['date-fns', 'luxon', 'moment'] as const)(
    'tells every line that has no counterpart in %s',
    async (library) => {
      const derived = (await translate(untranslatable))[library];
      const problems = 'problems' in derived ? derived.problems : [];
      expect(problems.map((line) => line.split(':')[1])).toEqual(
        expect.arrayContaining(['2', '4', '5', '10', '11', '12']),
      );
    },
  );
});
