import { showCodeStyling, showCodeVariant } from '../code-variant';
import { setConsent } from '../consent';
import { deleteRecorded, getRecorded } from './bus';
import { startUserProperties } from './userProperties';

function readProperties(name: string): unknown[] {
  return getRecorded()
    .map(({ event }) => event)
    .filter((event) => event.name === 'user_properties')
    .map(({ parameters }) => ({ ...parameters }) as Record<string, unknown>)
    .filter((parameters) => name in parameters)
    .map((parameters) => parameters[name]);
}

describe('startUserProperties', () => {
  beforeEach(deleteRecorded);

  it.each([
    ['codeVariant', 'TS', 'JS', () => showCodeVariant('JS')],
    ['codeStylingVariant', 'MUI System', 'CSS', () => showCodeStyling('CSS')],
  ])(
    'records %s now and at its change, since demos follow both',
    (name, first, second, change) => {
      setConsent('granted');
      startUserProperties();
      expect(readProperties(name)).toEqual([first]);
      change();
      expect(readProperties(name)).toEqual([first, second]);
    },
  );
});
