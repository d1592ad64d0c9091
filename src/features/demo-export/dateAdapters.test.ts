import { findDateLibraries, UnknownAdapterError } from './dateAdapters';

const HOSTS = ['@mui/lab', '@mui/x-date-pickers', '@mui/x-date-pickers-pro'];

describe('findDateLibraries', () => {
  it.each([
    ['AdapterDateFns', { 'date-fns': '^2.30.0' }],
    ['AdapterDateFnsV3', { 'date-fns': '^3.6.0' }],
    ['AdapterDateFnsJalali', { 'date-fns-jalali': '^2.30.0-0' }],
    ['AdapterDateFnsJalaliV3', { 'date-fns-jalali': '^3.6.0-0' }],
    ['AdapterDayjs', { dayjs: '^1.11.10' }],
    ['AdapterLuxon', { luxon: '^3.4.4' }],
    ['AdapterMoment', { moment: '^2.29.4' }],
    ['AdapterMomentHijri', { 'moment-hijri': '^2.1.2' }],
    ['AdapterMomentJalaali', { 'moment-jalaali': '^0.10.0' }],
  ])('of %s adds its package with its range', (adapter, ranges) => {
    for (const host of HOSTS) {
      expect(findDateLibraries([`${host}/${adapter}`])).toEqual(ranges);
    }
  });

  it.each([
    ['AdapterTemporal', '@mui/x-date-pickers/AdapterTemporal'],
    ['AdapterDateFnsBase', '@mui/x-date-pickers-pro/AdapterDateFnsBase'],
    ['AdapterDayjs/AdapterDayjs', '@mui/lab/AdapterDayjs/AdapterDayjs'],
  ])('refuses %s, and names those that it knows', (adapter, specifier) => {
    const error = new UnknownAdapterError(adapter);

    expect(() => findDateLibraries(['react', specifier])).toThrow(error);
    expect(error.message).toBe(
      `The package of the date adapter "${adapter}" is not known. Known adapters: AdapterDateFns, AdapterDateFnsV3, AdapterDateFnsJalali, AdapterDateFnsJalaliV3, AdapterDayjs, AdapterLuxon, AdapterMoment, AdapterMomentHijri, AdapterMomentJalaali.`,
    );
  });

  it.each([
    '@mui/x-date-pickers/DatePicker',
    '@mui/x-date-pickers',
    '@mui/x-charts/AdapterOther',
    './AdapterDayjs',
    'dayjs',
  ])('adds nothing for %s', (specifier) => {
    expect(findDateLibraries([specifier])).toEqual({});
  });
});
