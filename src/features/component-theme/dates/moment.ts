import moment from 'moment';
import 'moment/locale/ar';
import 'moment/locale/be';
import 'moment/locale/bg';
import 'moment/locale/ca';
import 'moment/locale/cs';
import 'moment/locale/da';
import 'moment/locale/de';
import 'moment/locale/el';
import 'moment/locale/es';
import 'moment/locale/eu';
import 'moment/locale/fa';
import 'moment/locale/fi';
import 'moment/locale/fr';
import 'moment/locale/he';
import 'moment/locale/hr';
import 'moment/locale/hu';
import 'moment/locale/is';
import 'moment/locale/it';
import 'moment/locale/ja';
import 'moment/locale/ko';
import 'moment/locale/kk';
import 'moment/locale/mk';
import 'moment/locale/nb';
import 'moment/locale/nl';
import 'moment/locale/nn';
import 'moment/locale/pl';
import 'moment/locale/pt-br';
import 'moment/locale/pt';
import 'moment/locale/ro';
import 'moment/locale/ru';
import 'moment/locale/sk';
import 'moment/locale/sv';
import 'moment/locale/tr';
import 'moment/locale/uk';
import 'moment/locale/ur';
import 'moment/locale/vi';
import 'moment/locale/zh-cn';
import 'moment/locale/zh-hk';
import 'moment/locale/zh-tw';

import { DATE_LOCALES } from '../../component-locales';

// Each of the files above makes its language that of all dates.
moment.locale('en');

/** The locale of Moment that goes with a locale of the components. */
export function findLocale(locale: string): string | undefined {
  return DATE_LOCALES[locale];
}
