import type { OtherDateLibrary } from '../types';
import type { TranslateCall } from './dateCall';
import { toDateFns } from './toDateFns';
import { toLuxon } from './toLuxon';
import { toMoment } from './toMoment';

/**
 * What the methods of Day.js are in each library: `isValid`, `format`, `add`,
 * `subtract`, `startOf`, `endOf`, `isBefore`, `isAfter`, `isSame`, `diff`,
 * `set`, the parts of a date and what turns one into something else. Undefined
 * where the library has nothing that gives the same for every date.
 */
export const TRANSLATE_CALL: Readonly<Record<OtherDateLibrary, TranslateCall>> =
  { 'date-fns': toDateFns, luxon: toLuxon, moment: toMoment };
