import { getConsent, subscribeConsent } from '../consent';
import type { ServiceOptions } from '../site-options';
import { onTrack } from './bus';
import { createDispatcher, type Dispatcher } from './dispatcher';
import { createCollectorTransport } from './transports/collector';
import { createGtagTransport } from './transports/gtag';
import type { Transport } from './transports/types';
import { startUserProperties } from './userProperties';

/** A dispatcher whose transport is made on first use, and stopped when the consent is taken back. */
function connect(create: () => Transport): Dispatcher {
  let transport: Transport | undefined;
  subscribeConsent(() => {
    if (getConsent() === 'denied') {
      transport?.stop();
      transport = undefined;
    }
  });
  return createDispatcher(() => (transport ??= create()));
}

/** Sends what was and will be recorded, once the reader consents; loads nothing of others before. */
export function startAnalytics({
  eventsEndpoint,
  gaMeasurementId,
}: Pick<ServiceOptions, 'eventsEndpoint' | 'gaMeasurementId'>): void {
  const dispatchers: Dispatcher[] = [];
  if (eventsEndpoint) {
    dispatchers.push(connect(() => createCollectorTransport(eventsEndpoint)));
  }
  if (gaMeasurementId) {
    dispatchers.push(connect(() => createGtagTransport(gaMeasurementId)));
  }
  const wake = (): void => dispatchers.forEach((each) => each.wake());
  const flush = (): void => dispatchers.forEach((each) => each.flush());

  startUserProperties();
  onTrack(wake);
  subscribeConsent(wake);
  wake();
  // On the window: what others record when the page hides comes first.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  });
  window.addEventListener('pagehide', flush);
  window.addEventListener('online', wake);
}
