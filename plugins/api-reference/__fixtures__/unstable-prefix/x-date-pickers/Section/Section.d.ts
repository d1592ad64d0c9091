import * as React from 'react';
export declare function Section(props: {
  /** What to show. */
  children?: React.ReactNode;
}): React.JSX.Element;
