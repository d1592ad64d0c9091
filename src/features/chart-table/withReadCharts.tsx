import type { ComponentType, ReactNode } from 'react';
import ReadCharts from './ReadCharts';

/** The same providers, with the reader of a demo's charts inside. */
export function withReadCharts<Props extends { readonly children: ReactNode }>(
  Providers: ComponentType<Props>,
  demoFile: string,
): (props: Props) => ReactNode {
  return function ReadingProviders(props) {
    return (
      <Providers {...props}>
        <ReadCharts demoFile={demoFile}>{props.children}</ReadCharts>
      </Providers>
    );
  };
}
