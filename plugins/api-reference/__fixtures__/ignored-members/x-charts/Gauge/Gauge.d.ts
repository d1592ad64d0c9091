import * as React from 'react';
export interface GaugeClasses {
  /** Styles applied to the root element. */
  root: string;
  /** @ignore - do not document. */
  inner: string;
  /** Styles applied to an arc that the code forgot. */
  arc: string;
}
export declare const gaugeClasses: GaugeClasses;
export interface GaugeSlots {
  /** The arc. */
  arc?: React.ElementType;
  /**
   * The mark.
   * @ignore - do not document.
   */
  mark?: React.ElementType;
}
export interface GaugeProps {
  /** The value. */
  value?: number;
  /**
   * Turns debugging on.
   * @ignore - do not document.
   */
  debug?: boolean;
  untold?: string;
  classes?: Partial<GaugeClasses>;
}
export declare function Gauge(props: GaugeProps): React.JSX.Element;
