/** Whether the reader allows the site to count what is used, and third parties to be asked for anything. */
export type Consent = 'granted' | 'denied' | 'undecided';

/** What a reader can choose. */
export type ConsentAnswer = Exclude<Consent, 'undecided'>;

/** Key of the choice in the local storage; fixed by the specification. */
export const CONSENT_KEY = 'docs-cookie-consent';

const STORED_CHOICES: Readonly<Record<ConsentAnswer, string>> = {
  granted: 'analytics',
  denied: 'essential',
};

export function toStoredConsent(answer: ConsentAnswer): string {
  return STORED_CHOICES[answer];
}

/** `analytics` → granted, `essential` → denied; anything else is no choice. */
export function parseStoredConsent(stored: string | null): Consent {
  if (stored === STORED_CHOICES.granted) {
    return 'granted';
  }
  return stored === STORED_CHOICES.denied ? 'denied' : 'undecided';
}

/** What browsers say for their user, by the names that they have for it. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Do-Not-Track and Global Privacy Control each count as a refusal. */
export function isRefusal({
  doNotTrack,
  globalPrivacyControl,
}: PrivacySignals): boolean {
  return (
    globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes'
  );
}
