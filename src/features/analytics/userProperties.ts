import { getLanguage } from '@site/plugins/lib/paths';
import {
  getCodeStyling,
  getCodeVariant,
  subscribeCodeStyling,
  subscribeCodeVariant,
} from '../code-variant';
import { getConsent, subscribeConsent } from '../consent';
import { track } from './bus';
import type { UserProperties } from './events';
import { roundPixelRatio, watchPixelRatio } from './pixelRatio';

type PropertyName = keyof UserProperties;

/** Where a property comes from. */
interface Source<Name extends PropertyName> {
  readonly read: () => UserProperties[Name];
  /** Calls the listener when it may have changed. */
  readonly watch?: (listener: () => void) => void;
}

const DARK_QUERY = '(prefers-color-scheme: dark)';

const SOURCES: { readonly [Name in PropertyName]: Source<Name> } = {
  codeVariant: {
    read: getCodeVariant,
    watch: (listener) => void subscribeCodeVariant(listener),
  },
  codeStylingVariant: {
    read: getCodeStyling,
    watch: (listener) => void subscribeCodeStyling(listener),
  },
  userLanguage: { read: () => getLanguage(window.location.pathname) },
  devicePixelRatio: {
    read: () => roundPixelRatio(window.devicePixelRatio),
    watch: watchPixelRatio,
  },
  colorSchemeOS: {
    read: () => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'),
    watch: (listener) =>
      window.matchMedia(DARK_QUERY).addEventListener('change', listener),
  },
  colorScheme: {
    read: () =>
      document.documentElement.getAttribute('data-theme') === 'dark'
        ? 'dark'
        : 'light',
    watch: (listener) =>
      new MutationObserver(listener).observe(document.documentElement, {
        attributeFilter: ['data-theme'],
      }),
  },
};

function startProperty(name: PropertyName): void {
  const { read, watch } = SOURCES[name];
  let last: UserProperties[PropertyName] | undefined;
  function report(): void {
    if (getConsent() === 'denied') {
      last = undefined; // Told anew, should the reader consent later.
      return;
    }
    const value = read();
    if (value !== last) {
      last = value;
      track({ name: 'user_properties', parameters: { [name]: value } });
    }
  }
  report();
  watch?.(report);
  subscribeConsent(report);
}

/** Records each property now and at its changes. */
export function startUserProperties(): void {
  for (const name of Object.keys(SOURCES) as PropertyName[]) {
    try {
      startProperty(name);
    } catch (error) {
      console.error(error); // A browser without the feature: the others count.
    }
  }
}
