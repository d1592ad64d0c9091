import { getConsent, setConsent, subscribeConsent } from './consentStore';
import { CONSENT_KEY } from './logic';

describe('setConsent', () => {
  it('remembers the choice under the key of the specification, and tells of it', () => {
    expect(getConsent()).toBe('undecided');
    const listener = jest.fn();
    const unsubscribe = subscribeConsent(listener);
    setConsent('granted');
    expect(localStorage.getItem(CONSENT_KEY)).toBe('analytics');
    expect(getConsent()).toBe('granted');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it('follows the choice of another tab', () => {
    const unsubscribe = subscribeConsent(() => {});
    localStorage.setItem(CONSENT_KEY, 'essential');
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    expect(getConsent()).toBe('denied');
    unsubscribe();
  });

  it('holds for the visit where storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    setConsent('granted');
    expect(getConsent()).toBe('granted');
  });
});
