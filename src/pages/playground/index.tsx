import registry from '@demos/registry.js';
import { Playground } from '@site/src/features/playground';
import type { ReactNode } from 'react';

/** `/playground/`: every demo by its page, without the site around it. */
export default function PlaygroundPage(): ReactNode {
  return <Playground registry={registry} />;
}
