import registry from '@demos/registry.js';
import { DemoWindow } from '@site/src/features/demo-window';
import type { ReactNode } from 'react';

/** `/demo/?page=current/react-data-grid/sorting&name=MultiSorting`: a demo in its own window. */
export default function DemoPage(): ReactNode {
  return <DemoWindow registry={registry} />;
}
