import { getScrollToReveal, type Box } from './useKeepFocusInSight';

const COVER: Box = { top: 600, bottom: 800, left: 600, right: 1000 };

describe('getScrollToReveal', () => {
  it.each<[string, Box, number]>([
    ['under it', { top: 650, bottom: 690, left: 650, right: 700 }, 106],
    ['cut by its edge', { top: 580, bottom: 620, left: 650, right: 700 }, 36],
    ['above it', { top: 500, bottom: 600, left: 650, right: 700 }, 0],
    ['beside it', { top: 650, bottom: 690, left: 100, right: 600 }, 0],
  ])('lifts an element %s', (_place, element, expected) => {
    expect(getScrollToReveal(element, COVER)).toBe(expected);
  });
});
