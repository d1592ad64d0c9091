export { default as ConsentChoice } from './ConsentChoice';
export { default as ConsentPrompt } from './ConsentPrompt';
export {
  getConsent,
  isRefusedByBrowser,
  setConsent,
  subscribeConsent,
} from './consentStore';
export type { Consent, ConsentAnswer } from './logic';
export { useConsent } from './useConsent';
