// Change: mounts the providers of the features; the original renders its children only.
import { ThemeStateProvider } from '@site/src/features/theme';
import type { ReactNode } from 'react';

export default function Root({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <ThemeStateProvider>{children}</ThemeStateProvider>;
}
