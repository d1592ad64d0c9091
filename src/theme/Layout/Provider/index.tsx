// Change: keeps the browser's own frame in the colour mode of the page.
import { useThemeColorMeta } from '@site/src/features/theme';
import LayoutProvider from '@theme-original/Layout/Provider';
import type { Props } from '@theme/Layout/Provider';
import type { ReactNode } from 'react';

function ThemeColorMeta(): null {
  useThemeColorMeta();
  return null;
}

export default function LayoutProviderWrapper({ children }: Props): ReactNode {
  return (
    <LayoutProvider>
      <ThemeColorMeta />
      {children}
    </LayoutProvider>
  );
}
