import siteConfig from '@generated/docusaurus.config';
import { isEnabled } from './isEnabled';

/** Whether this page, in this browser, can be kept for reading offline. */
export function isOfflineEnabled(): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    'serviceWorker' in navigator &&
    'caches' in window &&
    isEnabled({
      host: window.location.host,
      hostname: window.location.hostname,
      search: window.location.search,
      siteUrl: siteConfig.url,
      isControlled: navigator.serviceWorker.controller !== null,
    })
  );
}
