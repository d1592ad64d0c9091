import { translate } from '@docusaurus/Translate';
import type { PlanName } from './logic';

/** Name of a plan, as in the list of plans. */
export function getPlanName(plan: PlanName): string {
  switch (plan) {
    case 'community':
      return translate({ id: 'apiPage.plan.community', message: 'Community' });
    case 'pro':
      return translate({ id: 'apiPage.plan.pro', message: 'Pro' });
    case 'premium':
      return translate({ id: 'apiPage.plan.premium', message: 'Premium' });
  }
}
