import { OnepiratePage } from '@site/src/features/onepirate';
import type { ReactNode } from 'react';

/** `/premium-themes/onepirate/`: a page in a Material UI theme of its own. */
export default function Onepirate(): ReactNode {
  return <OnepiratePage />;
}
