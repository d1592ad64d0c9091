import clsx from 'clsx';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { findDateLibrary } from '../component-locales';
import type { DemoEditing } from '../demo-editor';
import {
  useSystemMode,
  type EnvironmentControl,
  type StageSettings,
} from '../demo-environment';
import DemoStage, { type DemoStageProps } from './DemoStage';
import styles from './styles.module.css';

export interface DemoPreviewProps extends Omit<DemoStageProps, 'settings'> {
  readonly control: EnvironmentControl;
  /** Absent where the code cannot be edited. */
  readonly editing?: DemoEditing;
}

/** A demo that runs as its page. */
const AS_THE_PAGE: StageSettings = {};

/** The box that a demo runs in. It has its size before anything is loaded. */
export default function DemoPreview({
  control: { text, change, tryOut, tools, isBarOpen, isLoading },
  editing,
  ...stage
}: DemoPreviewProps): ReactNode {
  const { height, packages } = stage.demo;
  const systemMode = useSystemMode();
  const dateLibrary = findDateLibrary(packages);
  const facts = useMemo(
    () => ({ systemMode, dateLibrary }),
    [systemMode, dateLibrary],
  );
  const settings = useMemo(
    () => (tools && text ? tools.toStageSettings(text, facts) : AS_THE_PAGE),
    [tools, text, facts],
  );
  const live = editing?.edited === 'own' ? editing.tools : undefined;
  const renderStage = (own: StageSettings): ReactNode => {
    const original = <DemoStage {...stage} settings={own} />;
    return live && editing ? (
      <live.LiveStage
        key={editing.key}
        editKey={editing.key}
        demo={stage.demo}
        settings={own}
        original={original}
      />
    ) : (
      original
    );
  };
  return (
    <div
      className={clsx('demo-preview', styles.stage)}
      data-theme={settings.mode}
      style={
        {
          '--demo-height-wide': `${height.wide}px`,
          '--demo-height-narrow': `${height.narrow}px`,
        } as CSSProperties // Custom properties are not in React's type.
      }
    >
      {isLoading && <div className={styles.skeleton} />}
      {!isLoading && !settings.isCompared && renderStage(settings)}
      {tools && settings.isCompared && (
        <tools.CompareGrid text={text} facts={facts} renderDemo={renderStage} />
      )}
      {tools && isBarOpen && !settings.isCompared && (
        <tools.ResizeHandle text={text} onMove={tryOut} onRest={change} />
      )}
    </div>
  );
}
