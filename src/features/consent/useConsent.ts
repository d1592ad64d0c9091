import { useSyncExternalStore } from 'react';
import { getConsent, subscribeConsent } from './consentStore';
import type { Consent } from './logic';

const getServerConsent = (): Consent => 'undecided';

/** The reader's consent; undecided in the static page. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, getConsent, getServerConsent);
}
