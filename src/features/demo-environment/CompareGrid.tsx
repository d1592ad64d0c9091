import { translate } from '@docusaurus/Translate';
import { useMemo, type ReactNode } from 'react';
import { parseEnvironment } from './environment';
import { getDirectionName, getModeName } from './labels';
import { resolveEnvironment } from './resolveEnvironment';
import type { StageFacts, StageSettings } from './stage';
import styles from './styles.lazy.module.css';

const CELLS = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
  { mode: 'dark', direction: 'rtl' },
] as const;

export interface CompareGridProps {
  /** What the four have in common, as in the address. */
  readonly text: string;
  readonly facts: StageFacts;
  readonly renderDemo: (settings: StageSettings) => ReactNode;
}

function CompareCell({
  text,
  facts,
  mode,
  direction,
  renderDemo,
}: CompareGridProps & (typeof CELLS)[number]): ReactNode {
  const settings = useMemo(() => {
    const { density, locale } = parseEnvironment(text);
    return resolveEnvironment(
      {
        mode,
        direction,
        ...(density && { density }),
        ...(locale && { locale }),
      },
      facts,
    );
  }, [text, facts, mode, direction]);
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
      {renderDemo(settings)}
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
