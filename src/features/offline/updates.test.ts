import { decideReload, decideStep, type ReloadInput } from './updates';

describe('decideStep', () => {
  it.each([
    ['at the first visit', false, false, true, 'ignore'],
    [
      'at the first visit of a tab, with a worker that waits',
      false,
      true,
      false,
      'ignore',
    ],
    ['when a worker waits', true, true, false, 'skip-waiting'],
    [
      'when one waits and another is installed',
      true,
      true,
      true,
      'skip-waiting',
    ],
    ['when a worker is installed', true, false, true, 'follow'],
    ['when there is nothing new', true, false, false, 'wait'],
  ])('%s', (_what, hasController, hasWaiting, hasInstalling, step) => {
    expect(decideStep({ hasController, hasWaiting, hasInstalling })).toBe(step);
  });
});

describe('decideReload', () => {
  const NEW: ReloadInput = {
    workerBuild: 'b2',
    pageBuild: 'b1',
    reloadedFor: null,
    hasFocus: true,
    mayReload: true,
  };

  it.each<[string, Partial<ReloadInput>, string]>([
    ['reloads a page that the reader looks at', {}, 'reload'],
    ['waits for the reader', { hasFocus: false }, 'wait'],
    ['asks where a reload loses something', { mayReload: false }, 'ask'],
    ['waits before it asks', { hasFocus: false, mayReload: false }, 'wait'],
    ['leaves a page that is new already', { pageBuild: 'b2' }, 'nothing'],
    ['reloads once a version', { reloadedFor: 'b2' }, 'nothing'],
    ['reloads for the next version', { reloadedFor: 'b1' }, 'reload'],
    [
      'leaves the page when the worker does not say what it is',
      { workerBuild: undefined },
      'nothing',
    ],
  ])('%s', (_what, change, step) => {
    expect(decideReload({ ...NEW, ...change })).toBe(step);
  });
});
