import Translate, { translate } from '@docusaurus/Translate';
import SegmentedControl from '@site/src/components/SegmentedControl';
import type { ReactNode } from 'react';
import { isRefusedByBrowser, setConsent } from './consentStore';
import { useConsent } from './useConsent';

/** The choice in the settings; readers whose browser refuses for them are told so. */
export default function ConsentChoice(): ReactNode {
  const consent = useConsent();
  if (isRefusedByBrowser()) {
    return (
      <p>
        <Translate id="consent.refusedByBrowser">
          Your browser asks sites not to track you. So nothing is recorded or
          sent.
        </Translate>
      </p>
    );
  }
  return (
    <SegmentedControl
      label={translate({ id: 'consent.choice', message: 'Counting of use' })}
      segments={[
        {
          value: 'denied',
          label: translate({ id: 'consent.choice.denied', message: 'Off' }),
        },
        {
          value: 'granted',
          label: translate({ id: 'consent.choice.granted', message: 'On' }),
        },
      ]}
      value={consent === 'undecided' ? null : consent}
      onChange={setConsent}
    />
  );
}
