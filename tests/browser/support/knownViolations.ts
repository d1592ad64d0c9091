/** A violation that comes from the library's own DOM and that no prop, slot or label avoids. */
export interface KnownViolation {
  /** Of axe. */
  readonly rule: string;
  /** CSS selector of the library's elements. */
  readonly selector: string;
  /** Component that prints them. */
  readonly component: string;
  readonly reason: string;
  /** When this entry can go. */
  readonly until: string;
  /** A page that has it: the test of its demos fails when the entry is needed no longer. */
  readonly seenOn: string;
}

/** All exceptions from "no violation"; nothing else is left out of any check. */
export const KNOWN_VIOLATIONS: readonly KnownViolation[] = [
  {
    rule: 'color-contrast',
    selector: '[style*="z-index: 100000"]',
    component: 'Watermark of the Pro and Premium packages',
    reason: 'The library draws it without a licence key, in a fixed grey.',
    until: 'A key is set by MUI_X_LICENSE_KEY.',
    seenOn: '/x/react-data-grid/sorting/',
  },
  {
    rule: 'heading-order',
    selector: '[class*="PickersToolbar"]',
    component: 'DatePickerToolbar',
    reason:
      'The toolbar of the pickers prints the date as an h4; no prop changes the element.',
    until: 'The library lets a page choose the level, or prints no heading.',
    seenOn: '/x/react-date-pickers/date-picker/',
  },
  {
    rule: 'aria-required-children',
    selector: '.MuiDataGrid-main',
    component: 'Overlays of the Data Grid',
    reason:
      'An overlay lies inside the element with the role grid, beside the rows.',
    until: 'The library renders overlays outside of that element.',
    seenOn: '/x/react-data-grid/overlays/',
  },
  {
    rule: 'aria-progressbar-name',
    selector: '.MuiDataGrid-root',
    component: 'Loading overlay of the Data Grid',
    reason: 'The bar and the spinner have no name; no prop gives them one.',
    until: 'The library names them.',
    seenOn: '/x/react-data-grid/overlays/',
  },
  {
    rule: 'empty-table-header',
    selector: '.MuiDataGrid-columnHeader--emptyGroup',
    component: 'Column groups of the Data Grid',
    reason:
      'Above columns without a group there is an empty header that nothing fills.',
    until: 'The library renders no header there, or hides it.',
    seenOn: '/x/react-data-grid/column-groups/',
  },
];
