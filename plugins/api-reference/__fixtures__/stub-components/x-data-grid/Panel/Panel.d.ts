import * as React from 'react';
export declare function Panel(props: {
  /** The title. */
  title?: string;
}): React.JSX.Element;
