import type { Location } from 'history';
import { getConsent, subscribeConsent } from '../consent';
import { whenIdle } from '../lazy';
import { getServiceOptions, hasAnalytics } from '../site-options';
import { handleClick } from './clicks';
import { schedulePageView } from './pageViews';

const options = getServiceOptions();
const isActive = typeof window !== 'undefined' && hasAnalytics(options);
let isStarted = false;

/** Loads what sends, unless the reader refused. */
function start(): void {
  if (!isStarted && getConsent() !== 'denied') {
    isStarted = true;
    import('./start').then(
      (module) => module.startAnalytics(options),
      () => {
        isStarted = false; // The network is gone; so is what it would send.
      },
    );
  }
}

if (isActive) {
  document.addEventListener('click', handleClick, true);
  document.addEventListener('auxclick', handleClick, true);
  let wasDenied = getConsent() === 'denied';
  subscribeConsent(() => {
    const isDenied = getConsent() === 'denied';
    if (wasDenied && !isDenied) {
      schedulePageView(window.location.pathname);
    }
    wasDenied = isDenied;
    start();
  });
  whenIdle(start);
}

/** Called by Docusaurus after each navigation, the first page included. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  readonly location: Location;
  readonly previousLocation: Location | null;
}): void {
  if (isActive && location.pathname !== previousLocation?.pathname) {
    schedulePageView(location.pathname);
  }
}
