import type { CSSProperties } from 'react';

/**
 * The measures of a playground. They are here and not in a style sheet since
 * the room has to be there before the sheet is.
 */

const LINE = '1px solid var(--docs-color-border)';

/** Pixels. */
const CODE_LINE = 22;
const CODE_PADDING = 32;
const LARGEST_CODE = 440;

export const CARD: CSSProperties = {
  marginBlock: '20px 32px',
  border: LINE,
  borderRadius: 'var(--docs-radius-card)',
  background: 'var(--docs-color-background)',
  scrollMarginBlockStart: 'calc(var(--ifm-navbar-height) + 16px)',
};

export const HEAD: CSSProperties = {
  boxSizing: 'border-box',
  blockSize: 56,
  borderBlockStart: LINE,
};

/** Each control has a cell of the same size, whatever its description says. */
export const CONTROLS: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
  gridAutoRows: 136,
  gap: '12px 24px',
  margin: 0,
  padding: '0 16px 16px',
};

/** Room for the code, up to what still is a glance. */
export function toCodeStyle(lines: number): CSSProperties {
  const blockSize = lines * CODE_LINE + CODE_PADDING;
  return {
    boxSizing: 'border-box',
    blockSize: Math.min(blockSize, LARGEST_CODE),
    borderBlockStart: LINE,
  };
}
