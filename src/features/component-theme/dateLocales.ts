import type { ThemeOptions } from '@mui/material/styles';
import type { DateLibrary } from '@site/plugins/demos/types';

interface Locales {
  readonly findLocale: (locale: string) => unknown;
}

const LOAD: Readonly<Record<DateLibrary, () => Promise<Locales>>> = {
  dayjs: () => import(/* webpackChunkName: "dates-dayjs" */ './dates/dayjs'),
  'date-fns': () =>
    import(/* webpackChunkName: "dates-date-fns" */ './dates/dateFns'),
  luxon: () => import(/* webpackChunkName: "dates-luxon" */ './dates/luxon'),
  moment: () => import(/* webpackChunkName: "dates-moment" */ './dates/moment'),
};

/** Theme options that let the pickers write dates as a library does in a locale; none where it does not know that. */
export async function loadDateLocale(
  library: DateLibrary,
  locale: string,
): Promise<readonly ThemeOptions[]> {
  const adapterLocale = (await LOAD[library]()).findLocale(locale);
  return adapterLocale
    ? [
        {
          components: {
            MuiLocalizationProvider: { defaultProps: { adapterLocale } },
          },
        } as ThemeOptions, // The pickers' own keys are not in the type of Material UI's theme.
      ]
    : [];
}
