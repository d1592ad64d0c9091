import { readLocal, writeLocal } from '../storage';
import {
  CONSENT_KEY,
  isRefusal,
  parseStoredConsent,
  toStoredConsent,
  type Consent,
  type ConsentAnswer,
  type PrivacySignals,
} from './logic';

const listeners = new Set<() => void>();
let consent: Consent | undefined;

/** Whether the browser refuses for its user. There is nothing to ask then. */
export function isRefusedByBrowser(): boolean {
  return (
    typeof navigator !== 'undefined' && isRefusal(navigator as PrivacySignals)
  );
}

function readConsent(): Consent {
  return isRefusedByBrowser()
    ? 'denied'
    : parseStoredConsent(readLocal(CONSENT_KEY));
}

function replaceConsent(next: Consent): void {
  if (next !== consent) {
    consent = next;
    listeners.forEach((listener) => listener());
  }
}

/** What holds now. Undecided on the server, and as long as the reader has not chosen. */
export function getConsent(): Consent {
  if (typeof window === 'undefined') {
    return 'undecided';
  }
  consent ??= readConsent();
  return consent;
}

/** Remembers what the reader chose. A refusal by the browser still holds. */
export function setConsent(answer: ConsentAnswer): void {
  writeLocal(CONSENT_KEY, toStoredConsent(answer));
  replaceConsent(isRefusedByBrowser() ? 'denied' : answer);
}

let isConnected = false;

/** Takes over what the reader chooses in another tab. */
function connectTabs(): void {
  if (!isConnected) {
    isConnected = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === CONSENT_KEY || key === null) {
        replaceConsent(readConsent());
      }
    });
  }
}

/** Calls a listener after each change, in whichever tab it was made. */
export function subscribeConsent(listener: () => void): () => void {
  connectTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
