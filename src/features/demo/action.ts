import type { LucideIcon } from 'lucide-react';
import type { CopyState } from '@site/src/components/CopyButton/useCopy';

/** Something to do with a demo: a button of its toolbar, or an entry of its menu where there is no room. */
export interface DemoAction {
  readonly id: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** Name for analytics. */
  readonly tracking: string;
  /** Which actions give way first on a narrow screen: those of tier 3. Those of the menu have none. */
  readonly tier?: 1 | 2 | 3;
  /** Makes it a link, to a new window. */
  readonly href?: string | undefined;
  readonly onSelect?: () => void;
  /** For an action that shows and hides something. */
  readonly disclosure?: {
    readonly isExpanded: boolean;
    readonly controls: string;
  };
  /** Whether it stands out, since something is not as usual. */
  readonly isMarked?: boolean;
  /** How copying went. The menu stays open to tell. */
  readonly outcome?: CopyState;
}

/** What counts a click on a control of the demo; nothing is sent from here. */
export function toTrackingProps(action: string, demoName: string) {
  return {
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': demoName,
  } as const;
}
