import { setConsent } from '../consent';
import { deleteRecorded, getRecorded, onTrack, track } from './bus';
import type { SiteEvent } from './events';

const EVENT: SiteEvent = {
  name: 'demo',
  parameters: { eventAction: 'copy', eventLabel: 'Sorting' },
};

describe('track', () => {
  beforeEach(deleteRecorded);

  it('records in memory before the choice, and keeps storage and cookies empty', () => {
    track(EVENT);
    expect(getRecorded()).toEqual([
      { event: EVENT, atMs: expect.any(Number), pathname: '/' },
    ]);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('tells listeners, and one that throws harms nobody', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const stop = onTrack(() => {
      throw new Error('broken');
    });
    expect(() => track(EVENT)).not.toThrow();
    expect(getRecorded()).toHaveLength(1);
    stop();
  });

  it('keeps the newest 500', () => {
    for (let count = 0; count < 501; count += 1) {
      track(EVENT);
    }
    expect(getRecorded()).toHaveLength(500);
  });

  it('forgets everything when the reader refuses, and records nothing afterwards', () => {
    track(EVENT);
    setConsent('denied');
    expect(getRecorded()).toEqual([]);
    track(EVENT);
    expect(getRecorded()).toEqual([]);
  });
});
