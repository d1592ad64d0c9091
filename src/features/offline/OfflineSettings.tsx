import type { ReactNode } from 'react';
import { OnRequest } from '../lazy';
import { isOfflineEnabled } from './isOfflineEnabled';

const loadPanel = () => import('./packs/PackPanel');

/** What is saved for reading offline, as a part of the settings; nothing where nothing can be saved. */
export default function OfflineSettings(): ReactNode {
  return isOfflineEnabled() ? <OnRequest load={loadPanel} props={{}} /> : null;
}
