import { Component, type ErrorInfo, type ReactNode } from 'react';
import { toError } from './toError';

interface Props {
  readonly renderError: (error: Error, reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Keeps a demo that throws from harming the rest of the page. */
export default class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { error: toError(reason) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error
      ? this.props.renderError(error, () => this.setState({ error: null }))
      : this.props.children;
  }
}
