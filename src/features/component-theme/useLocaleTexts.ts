import type { ThemeOptions } from '@mui/material/styles';
import type { DateLibrary } from '@site/plugins/demos/types';
import { useEffect, useState } from 'react';

import { loadDateLocale } from './dateLocales';

type Texts = readonly ThemeOptions[];

async function loadTexts(
  locale: string,
  dateLibrary: DateLibrary | undefined,
): Promise<Texts> {
  const [{ getLocaleTexts }, dates] = await Promise.all([
    import(/* webpackChunkName: "component-locales" */ './localeTexts'),
    dateLibrary ? loadDateLocale(dateLibrary, locale) : [],
  ]);
  return [...getLocaleTexts(locale), ...dates];
}

/**
 * The components' texts in a locale; undefined for none, and while they load.
 * Where they don't load, the texts stay as they are.
 *
 * @param dateLibrary What writes the dates, so that they follow too.
 */
export function useLocaleTexts(
  locale: string | undefined,
  dateLibrary: DateLibrary | undefined,
): Texts | undefined {
  const [loaded, setLoaded] = useState<{
    locale: string;
    dateLibrary: DateLibrary | undefined;
    texts: Texts;
  }>();

  useEffect(() => {
    if (locale === undefined) {
      return undefined;
    }
    let isGone = false;
    loadTexts(locale, dateLibrary).then(
      (texts) => !isGone && setLoaded({ locale, dateLibrary, texts }),
      (reason: unknown) => console.error(reason),
    );
    return () => {
      isGone = true;
    };
  }, [locale, dateLibrary]);

  return loaded?.locale === locale && loaded?.dateLibrary === dateLibrary
    ? loaded?.texts
    : undefined;
}
