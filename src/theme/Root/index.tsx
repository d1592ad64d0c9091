// Change: mounts the providers of the features, and the question for consent; the original renders its children only.
import { ConsentPrompt } from '@site/src/features/consent';
import { ThemeStateProvider } from '@site/src/features/theme';
import type { ReactNode } from 'react';

export default function Root({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <ThemeStateProvider>
      {/* Before the page, so that the keyboard meets it first. */}
      <ConsentPrompt />
      {children}
    </ThemeStateProvider>
  );
}
