import type { ClientModule } from '@docusaurus/types';
import { RELOAD_WANTED_EVENT } from '@site/plugins/lib/storageKeys';
import { whenIdle } from '../lazy';
import { isOfflineEnabled } from './isOfflineEnabled';

let keepVisit: (() => void) | undefined;

/** The worker keeps pages that came without a document, too. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    keepVisit?.();
  }
};

if (typeof window !== 'undefined') {
  window.addEventListener(RELOAD_WANTED_EVENT, () => {
    import('./notice/showNotice').then(
      (module) => module.showReloadNotice(),
      () => {}, // Gone as well: what asked for a file tells that it is missing.
    );
  });
  if (isOfflineEnabled()) {
    whenIdle(() => {
      import('./start').then(
        (module) => {
          keepVisit = module.start();
        },
        () => {}, // The network is gone; the next visit tries again.
      );
    });
  }
}
