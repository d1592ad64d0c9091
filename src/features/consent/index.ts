export {
  getConsent,
  isRefusedByBrowser,
  setConsent,
  subscribeConsent,
} from './consentStore';
export type { Consent, ConsentChoice } from './logic';
export { useConsent } from './useConsent';
