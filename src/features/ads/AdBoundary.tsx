import { Component, type ReactNode } from 'react';
import { track } from '../analytics';

export interface AdBoundaryProps {
  /** Of the ad inside; names it in the report of a crash. */
  readonly label: string | null;
  readonly children: ReactNode;
}

/** Keeps an ad that fails to itself: its place stays empty, the page goes on. */
export default class AdBoundary extends Component<
  AdBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    track({
      name: 'ad',
      parameters: {
        eventAction: 'crash',
        eventLabel: String(this.props.label),
      },
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
