import type { RecordedEvent } from '../bus';
import type { Transport } from './types';

type Gtag = (...args: readonly unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

const HOST = 'https://www.googletagmanager.com';

/** What the script of Google Analytics looks for: calls wait in a list until it is there. */
function installQueue(): void {
  window.dataLayer ??= [];
  window.gtag ??= function gtag() {
    // The script tells calls from data by this very kind of object.
    // eslint-disable-next-line prefer-rest-params
    window.dataLayer?.push(arguments);
  };
}

function loadScript(measurementId: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${HOST}/gtag/js?id=${encodeURIComponent(measurementId)}`;
  document.head.append(script);
}

function deleteCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (/^_ga(_|$)/.test(name)) {
      const domains = ['', `; domain=.${window.location.hostname}`];
      domains.forEach((domain) => {
        document.cookie = `${name}=; path=/; max-age=0${domain}`;
      });
    }
  }
}

function sendOne({ event }: RecordedEvent): void {
  if (event.name === 'user_properties') {
    window.gtag?.('set', 'user_properties', event.parameters);
  } else {
    window.gtag?.('event', event.name, event.parameters);
  }
}

/** Google Analytics 4. Made after consent: its script and its cookies come with it. */
export function createGtagTransport(measurementId: string): Transport {
  const disableKey = `ga-disable-${measurementId}`;
  const call: Gtag = (...args) => {
    try {
      window.gtag?.(...args);
    } catch {
      // Blocked or replaced: there is nobody to tell.
    }
  };

  Object.assign(window, { [disableKey]: false });
  installQueue();
  call('js', new Date());
  call('config', measurementId, { send_page_view: false });
  loadScript(measurementId);

  return {
    send(events) {
      for (const entry of events) {
        try {
          sendOne(entry);
        } catch {
          // As above; trying again would not help.
        }
      }
      return Promise.resolve();
    },
    stop() {
      Object.assign(window, { [disableKey]: true });
      deleteCookies();
    },
  };
}
