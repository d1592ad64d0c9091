import * as React from 'react';
export interface PickerValidDateLookup {}
export type PickerValidDate =
  PickerValidDateLookup[keyof PickerValidDateLookup];
export interface ValueProps<TValue> {
  /** The value. */
  value: TValue;
  /** The format, left out below. */
  format: string;
}
export interface ViewProps {
  /** The view shown first. */
  view: 'year' | 'month';
  /** Moves the focus on mount. */
  autoFocus: boolean;
}
export type PickerProps<TDate extends PickerValidDate> = Omit<
  ValueProps<TDate | null>,
  'format'
> &
  Partial<Pick<ViewProps, 'view'>> &
  Pick<ViewProps, 'autoFocus'> & {
    /** Called when the value changes. */
    onChange?: (value: TDate | null) => void;
  };
type PickerComponent = (<TDate extends PickerValidDate>(
  props: PickerProps<TDate> & React.RefAttributes<HTMLDivElement>,
) => React.JSX.Element) & { propTypes?: any };
export declare const Picker: PickerComponent;
export {};
