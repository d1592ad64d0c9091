import type { AdOptions } from '@site/plugins/ads/types';
import { useEffect, useState } from 'react';
import { useConsent } from '../consent';
import { NO_PROVIDER, parseAdOptions } from './parseAdOptions';

/** No word that lists of blockers look for: whether an ad is blocked shows at the provider's script. */
const OPTIONS_FILE = '/placements.json';

let loading: Promise<AdOptions> | undefined;

async function fetchOptions(): Promise<AdOptions> {
  try {
    const response = await fetch(OPTIONS_FILE);
    return response.ok ? parseAdOptions(await response.json()) : NO_PROVIDER;
  } catch {
    return NO_PROVIDER; // Offline, or no file: in-house ads only.
  }
}

/** Asks for the options once a page load. */
function loadOptions(): Promise<AdOptions> {
  loading ??= fetchOptions();
  return loading;
}

/**
 * The options of advertising that this reader consented to: without consent
 * there is no provider and no feed. Undefined while they are on their way.
 */
export function useAdOptions(): AdOptions | undefined {
  const isGranted = useConsent() === 'granted';
  const [loaded, setLoaded] = useState<AdOptions>();

  useEffect(() => {
    let isGone = false;
    if (isGranted) {
      void loadOptions().then((options) => !isGone && setLoaded(options));
    }
    return () => {
      isGone = true;
    };
  }, [isGranted]);

  return isGranted ? loaded : NO_PROVIDER;
}
