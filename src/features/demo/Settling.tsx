import { useEffect, useState, type ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Hides a demo for its first two frames. Grids and charts measure themselves
 * after they have mounted and lay out anew; nobody has to see that.
 */
export default function Settling({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsSettled(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className={isSettled ? undefined : styles.settling}>{children}</div>
  );
}
