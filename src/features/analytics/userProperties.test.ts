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
  it('records how code is shown, now and at its change, since demos follow it', () => {
    deleteRecorded();
    setConsent('granted');
    startUserProperties();
    expect(readProperties('codeVariant')).toEqual(['TS']);
    expect(readProperties('codeStylingVariant')).toEqual(['MUI System']);
    showCodeVariant('JS');
    showCodeStyling('CSS');
    expect(readProperties('codeVariant')).toEqual(['TS', 'JS']);
    expect(readProperties('codeStylingVariant')).toEqual(['MUI System', 'CSS']);
  });
});
