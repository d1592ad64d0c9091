/** What Day.js and Moment call the locales of the components; date-fns too, where it has no regions. */
export const DATE_LOCALES: Readonly<Record<string, string>> = {
  arSD: 'ar',
  beBY: 'be',
  bgBG: 'bg',
  caES: 'ca',
  csCZ: 'cs',
  daDK: 'da',
  deDE: 'de',
  elGR: 'el',
  enUS: 'en',
  esES: 'es',
  eu: 'eu',
  faIR: 'fa',
  fiFI: 'fi',
  frFR: 'fr',
  heIL: 'he',
  hrHR: 'hr',
  huHU: 'hu',
  isIS: 'is',
  itIT: 'it',
  jaJP: 'ja',
  koKR: 'ko',
  kzKZ: 'kk',
  mk: 'mk',
  nbNO: 'nb',
  nlNL: 'nl',
  nnNO: 'nn',
  plPL: 'pl',
  ptBR: 'pt-br',
  ptPT: 'pt',
  roRO: 'ro',
  ruRU: 'ru',
  skSK: 'sk',
  svSE: 'sv',
  trTR: 'tr',
  ukUA: 'uk',
  urPK: 'ur',
  viVN: 'vi',
  zhCN: 'zh-cn',
  zhHK: 'zh-hk',
  zhTW: 'zh-tw',
};

/** Locales whose name in the packages is none of the standard's. */
const TAGS: Readonly<Record<string, string>> = {
  kzKZ: 'kk-KZ',
};

/** `zhCN` → `zh-CN` */
export function toLanguageTag(locale: string): string {
  return TAGS[locale] ?? locale.replace(/[A-Z]{2}$/, '-$&');
}
