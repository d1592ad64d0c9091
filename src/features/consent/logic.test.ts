import {
  isRefusal,
  parseStoredConsent,
  toStoredConsent,
  type Consent,
  type PrivacySignals,
} from './logic';

describe('parseStoredConsent', () => {
  it.each<[string | null, Consent]>([
    ['analytics', 'granted'],
    ['essential', 'denied'],
    [null, 'undecided'],
    ['', 'undecided'],
    ['granted', 'undecided'],
    ['{"analytics":true}', 'undecided'],
  ])('takes %j for %s', (stored, consent) => {
    expect(parseStoredConsent(stored)).toBe(consent);
  });

  it.each(['granted', 'denied'] as const)(
    'reads what a choice of %s writes',
    (answer) => {
      expect(parseStoredConsent(toStoredConsent(answer))).toBe(answer);
    },
  );
});

describe('isRefusal', () => {
  it.each<[PrivacySignals, boolean]>([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: false }, false],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  ])('says of %j: %s', (signals, expected) => {
    expect(isRefusal(signals)).toBe(expected);
  });
});
