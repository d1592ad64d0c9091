import {
  createElement,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLoaded } from './useLoaded';

export interface OnRequestProps<Props extends object> {
  /** The same function at every call: `() => import('./Panel')`. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Of the component that loads. */
  readonly props: Props;
  /** For what nobody asked for: a failure is not told. */
  readonly isQuiet?: boolean;
  /** Shown until it is there. */
  readonly placeholder?: ReactNode;
}

/** A component that loads when this one appears, so that no page pays for it before. */
export default function OnRequest<Props extends object>({
  load,
  props,
  isQuiet = false,
  placeholder = null,
}: OnRequestProps<Props>): ReactNode {
  const [failure, setFailure] = useState<string>();
  const loaded = useLoaded(load, true, setFailure);
  if (loaded) {
    return createElement(loaded.default, props);
  }
  if (failure !== undefined) {
    return isQuiet ? null : <p role="alert">{failure}</p>;
  }
  return placeholder;
}
