import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import {
  useSystemMode,
  type EnvironmentControl,
  type EnvironmentTools,
} from '../demo-environment';
import DemoStage, { type DemoStageProps } from './DemoStage';
import styles from './styles.module.css';

export interface DemoPreviewProps extends Omit<DemoStageProps, 'environment'> {
  readonly control: EnvironmentControl;
  readonly environmentTools: EnvironmentTools;
}

/** The box that a demo runs in. It has its size before anything is loaded. */
export default function DemoPreview({
  control: { environment, change, tryOut },
  environmentTools: { tools, isBarOpen },
  ...stage
}: DemoPreviewProps): ReactNode {
  const { height } = stage.demo;
  const { mode, isCompared, width } = environment;
  const systemMode = useSystemMode();
  const withWidth = (next: number | undefined) => {
    const { width: _last, ...others } = environment;
    return next === undefined ? others : { ...others, width: next };
  };
  return (
    <div
      className={clsx('demo-preview', styles.stage)}
      data-theme={mode === 'system' ? systemMode : mode}
      style={
        {
          '--demo-height-wide': `${height.wide}px`,
          '--demo-height-narrow': `${height.narrow}px`,
        } as CSSProperties // Custom properties are not in React's type.
      }
    >
      {isCompared && tools ? (
        <tools.CompareGrid
          environment={environment}
          renderDemo={(own) => <DemoStage {...stage} environment={own} />}
        />
      ) : (
        <DemoStage {...stage} environment={environment} />
      )}
      {isBarOpen && tools && !isCompared && (
        <tools.ResizeHandle
          width={width}
          onMove={(next) => tryOut(withWidth(next))}
          onRest={(next) => change(withWidth(next))}
        />
      )}
    </div>
  );
}
