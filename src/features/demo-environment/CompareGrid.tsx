import { translate } from '@docusaurus/Translate';
import { useMemo, type ReactNode } from 'react';
import type { DemoEnvironment } from './environment';
import { getDirectionName, getModeName } from './labels';
import styles from './styles.module.css';

const CELLS = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
] as const;

export interface CompareGridProps {
  /** What the four have in common. */
  readonly environment: DemoEnvironment;
  readonly renderDemo: (environment: DemoEnvironment) => ReactNode;
}

function CompareCell({
  environment,
  mode,
  direction,
  renderDemo,
}: CompareGridProps & (typeof CELLS)[number]): ReactNode {
  const { density, locale } = environment;
  const own = useMemo(
    () => ({
      mode,
      direction,
      ...(density && { density }),
      ...(locale && { locale }),
    }),
    [mode, direction, density, locale],
  );
  const label = translate(
    {
      id: 'demo.environment.cell',
      message: '{mode} · {direction}',
      description: 'Above one of the compared demos: “Dark · Right to left”',
    },
    { mode: getModeName(mode), direction: getDirectionName(direction) },
  );
  return (
    <div
      role="group"
      aria-label={label}
      className={styles.cell}
      data-theme={mode}
    >
      <div aria-hidden className={styles.caption}>
        {label}
      </div>
      {renderDemo(own)}
    </div>
  );
}

/** A demo four times: light and dark, left to right and right to left. */
export default function CompareGrid(props: CompareGridProps): ReactNode {
  return (
    <div className={styles.compare}>
      {CELLS.map((cell) => (
        <CompareCell
          key={`${cell.mode} ${cell.direction}`}
          {...props}
          {...cell}
        />
      ))}
    </div>
  );
}
