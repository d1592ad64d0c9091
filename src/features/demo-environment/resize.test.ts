import { clampWidth, dragWidth, stepWidth, type ResizeBox } from './resize';

const BOX: ResizeBox = { width: 500, available: 732, direction: 'ltr' };
const MIRRORED: ResizeBox = { ...BOX, direction: 'rtl' };

describe('clampWidth', () => {
  it.each([
    [500.4, 500],
    [100, 240],
    [731, 731],
    [732, undefined],
    [900, undefined],
  ])('makes %d a width of %s', (width, expected) => {
    expect(clampWidth(width, 732)).toBe(expected);
  });
});

describe('dragWidth', () => {
  it.each([
    [BOX, 60, 560],
    [BOX, -60, 440],
    [MIRRORED, 60, 440],
    [MIRRORED, -60, 560],
    [BOX, 1000, undefined],
    [BOX, -1000, 240],
  ])('from %j by %d px is %s', (box, moved, expected) => {
    expect(dragWidth(box, moved)).toBe(expected);
  });
});

describe('stepWidth', () => {
  it.each([
    [BOX, 'ArrowRight', 510],
    [BOX, 'ArrowLeft', 490],
    [MIRRORED, 'ArrowRight', 490],
    [MIRRORED, 'ArrowLeft', 510],
    [MIRRORED, 'ArrowUp', 510],
    [BOX, 'ArrowDown', 490],
    [BOX, 'PageUp', 600],
    [BOX, 'PageDown', 400],
    [BOX, 'Home', 240],
    [BOX, 'End', undefined],
  ])('from %j by %s is %s', (box, key, width) => {
    expect(stepWidth(box, key)).toEqual({ width });
  });

  it.each(['Tab', 'Enter', 'a', 'toString'])('does nothing for %s', (key) => {
    expect(stepWidth(BOX, key)).toBeUndefined();
  });
});
