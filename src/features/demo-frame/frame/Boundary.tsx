import { Component, useEffect, type ReactNode } from 'react';

interface Props {
  readonly onMount: () => void;
  readonly onError: (reason: unknown) => void;
  readonly children: ReactNode;
}

function MountSignal({ onMount }: Pick<Props, 'onMount'>): null {
  useEffect(onMount, [onMount]);
  return null;
}

/** Tells when a demo is mounted, and what it throws while it renders. */
export default class Boundary extends Component<
  Props,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(reason: unknown): void {
    this.props.onError(reason);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : (
      <>
        {this.props.children}
        <MountSignal onMount={this.props.onMount} />
      </>
    );
  }
}
