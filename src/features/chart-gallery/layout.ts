import type { CSSProperties } from 'react';

/** Measures that are there before any style sheet of the gallery, so that nothing moves. */

export const GRID: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 16,
  margin: '16px 0 32px',
  padding: 0,
  listStyle: 'none',
};

export const TILE: CSSProperties = {
  position: 'relative',
  margin: 0,
  border: '1px solid var(--docs-color-border)',
  borderRadius: 'var(--docs-radius-card)',
  overflow: 'hidden',
};

/** In pixels. */
export const CHART_HEIGHT = 132;

export const PICTURE: CSSProperties = {
  blockSize: CHART_HEIGHT,
  background: 'var(--docs-color-surface)',
  overflow: 'hidden',
};

export const TITLE: CSSProperties = {
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 44,
  padding: '0 14px',
  borderBlockStart: '1px solid var(--docs-color-border)',
  fontSize: '0.9375rem',
  fontWeight: 600,
};
