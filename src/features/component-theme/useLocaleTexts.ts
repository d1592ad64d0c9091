import type { ThemeOptions } from '@mui/material/styles';
import { useEffect, useState } from 'react';

type Texts = readonly ThemeOptions[];

/**
 * The components' texts in a locale; undefined for none, and while they load.
 * Where they don't load, the texts stay as they are.
 *
 * @param withDates Whether Day.js writes the dates, so that they follow too.
 */
export function useLocaleTexts(
  locale: string | undefined,
  withDates: boolean,
): Texts | undefined {
  const [loaded, setLoaded] = useState<{ locale: string; texts: Texts }>();

  useEffect(() => {
    if (locale === undefined) {
      return undefined;
    }
    let isGone = false;
    import(/* webpackChunkName: "component-locales" */ './localeTexts').then(
      ({ getLocaleTexts, getDateLocale }) => {
        if (!isGone) {
          const dates = withDates ? getDateLocale(locale) : [];
          setLoaded({ locale, texts: [...getLocaleTexts(locale), ...dates] });
        }
      },
      (reason: unknown) => console.error(reason),
    );
    return () => {
      isGone = true;
    };
  }, [locale, withDates]);

  return loaded?.locale === locale ? loaded?.texts : undefined;
}
