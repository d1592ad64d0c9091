import { InsightsPage } from '@site/src/features/insights';
import type { ReactNode } from 'react';

/** `/insights/`: what readers think of the pages, for maintainers. */
export default function Insights(): ReactNode {
  return <InsightsPage />;
}
