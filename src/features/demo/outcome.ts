import { translate } from '@docusaurus/Translate';
import type { CopyState } from '@site/src/components/CopyButton/useCopy';
import { Check, X, type LucideIcon } from 'lucide-react';

/** Icons that stand for how copying went, for as long as that shows. */
export const OUTCOME_ICONS: Readonly<Partial<Record<CopyState, LucideIcon>>> = {
  copied: Check,
  failed: X,
};

/** How copying went, in words; empty when nothing was copied. */
export function getOutcomeText(outcome: CopyState | undefined): string {
  switch (outcome) {
    case 'copied':
      return translate({ id: 'copyButton.copied', message: 'Copied' });
    case 'failed':
      return translate({ id: 'copyButton.failed', message: 'Copying failed' });
    default:
      return '';
  }
}
