import type { PlaygroundSize } from '@site/plugins/api-reference/pageTypes';
import type { PageDemo } from '@site/plugins/demos/types';
import type { ReactNode } from 'react';
import { ChartData } from '../chart-table';
import { DemoPreview } from '../demo';
import { NO_ENVIRONMENT } from './environment';
import { CONTROLS, HEAD, toCodeStyle } from './layout';

export interface PlaygroundPlaceProps {
  readonly demo: PageDemo;
  readonly size: PlaygroundSize;
  /** Why it stays like this; empty while it loads. */
  readonly problem: string;
}

/** What a playground is before it is loaded: its room. */
export default function PlaygroundPlace({
  demo,
  size,
  problem,
}: PlaygroundPlaceProps): ReactNode {
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <DemoPreview
        demo={demo}
        running={{ status: 'waiting' }}
        attempt={0}
        control={NO_ENVIRONMENT}
        onReset={() => undefined}
      />
      <div className="playground-place" aria-hidden>
        <ChartData demo={demo} isRunning={false} title="" />
        <div style={HEAD} />
        <div style={CONTROLS}>
          {Array.from({ length: size.controls }, (_value, index) => (
            <div key={index} />
          ))}
        </div>
        <div style={toCodeStyle(size.lines)} />
      </div>
    </>
  );
}
