import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { CodeStyling } from '../code-variant';
import { useThemeState } from '../theme';
import styles from './styles.module.css';

export interface SettlingProps {
  /** Of the demo, where it is not the page's. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** In pixels; all there is without it. */
  readonly width?: number | undefined;
  /** Of the demo, where it is not the usual one. */
  readonly styling?: CodeStyling | undefined;
  /** Of the demo, where it is not the page's. */
  readonly mode?: 'light' | 'dark' | undefined;
  readonly children: ReactNode;
}

/**
 * Hides a demo for its first two frames. Grids and charts measure themselves
 * after they have mounted and lay out anew; nobody has to see that.
 */
export default function Settling({
  dir,
  width,
  styling,
  mode,
  children,
}: SettlingProps): ReactNode {
  const page = useThemeState();
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const style: CSSProperties | undefined = width
    ? { inlineSize: width }
    : undefined;
  return (
    <div
      dir={dir}
      data-styling={styling}
      data-theme={styling && (mode ?? page.paletteMode)}
      className={isSettled ? undefined : styles.settling}
      style={style}
    >
      {children}
    </div>
  );
}
