import type {
  PlaygroundData,
  PlaygroundSize,
} from '@site/plugins/api-reference/pageTypes';
import type { PageDemo } from '@site/plugins/demos/types';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ChartData } from '../chart-table';
import { DemoPreview, useRunningDemo } from '../demo';
import ControlPanel from './ControlPanel';
import { NO_ENVIRONMENT } from './environment';
import PlaygroundCode from './PlaygroundCode';
import { usePlayground } from './usePlayground';
import { toProps } from './values';

type Props = ReturnType<typeof toProps>;

const PropsContext = createContext<Props>({});

/** The same component, with the props that the reader set. It stays mounted while they change. */
function withProps(Component: ComponentType<Props>): ComponentType {
  return function WithProps() {
    return <Component {...useContext(PropsContext)} />;
  };
}

export interface RunningPlaygroundProps {
  readonly demo: PageDemo;
  readonly data: PlaygroundData;
  readonly size: PlaygroundSize;
  /** Told whether the component waits, runs or failed. */
  readonly onStatus: (status: string) => void;
}

/** A playground once its code is there: the component, its controls, its code. */
export default function RunningPlayground({
  demo,
  data: { controls, code },
  size,
  onStatus,
}: RunningPlaygroundProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const { settings, change, reset } = usePlayground(demo.name, controls);
  const running = useRunningDemo(demo, true, attempt);
  useEffect(() => onStatus(running.status), [onStatus, running.status]);
  const shown = useMemo(
    () =>
      running.status === 'running'
        ? { ...running, Component: withProps(running.Component) }
        : running,
    [running],
  );
  const props = useMemo(
    () => toProps(controls, settings),
    [controls, settings],
  );
  const start = (): void => {
    reset();
    setAttempt((last) => last + 1);
  };
  return (
    <>
      <PropsContext.Provider value={props}>
        <DemoPreview
          demo={demo}
          running={shown}
          attempt={attempt}
          control={NO_ENVIRONMENT}
          onReset={start}
        />
      </PropsContext.Provider>
      <ChartData
        demo={demo}
        isRunning={running.status === 'running'}
        title={demo.title}
      />
      <ControlPanel
        controls={controls}
        settings={settings}
        onChange={change}
        onReset={start}
      />
      <PlaygroundCode
        title={demo.title}
        code={code}
        props={props}
        lines={size.lines}
      />
    </>
  );
}
