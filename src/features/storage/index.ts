export {
  CHOICE_MAX_AGE_S,
  deleteCookie,
  readCookie,
  writeCookie,
} from './cookies';
export { deleteLocal, readLocal, writeLocal } from './localStorage';
