import { CHART_HEIGHT } from './layout';

/** What all small charts share: nothing that reacts. */
export const STILL = {
  height: CHART_HEIGHT,
  skipAnimation: true,
  disableAxisListener: true,
  tooltip: { trigger: 'none' },
  slotProps: { legend: { hidden: true } },
} as const;

/** Without axes, and so without room for them. */
export const SMALL = {
  ...STILL,
  margin: { top: 16, right: 16, bottom: 16, left: 16 },
  leftAxis: null,
  bottomAxis: null,
} as const;

/** For the charts that have no axes. */
export const ROUND = {
  height: CHART_HEIGHT,
  margin: { top: 12, right: 12, bottom: 12, left: 12 },
} as const;

const data = ['A', 'B', 'C', 'D', 'E'];
export const BAND_AXIS = { scaleType: 'band' as const, data };
export const POINT_AXIS = { scaleType: 'point' as const, data };
export const BAND = [BAND_AXIS];
export const POINT = [POINT_AXIS];
export const ONE = [4, 7, 5, 9, 6];
export const TWO = [3, 2, 6, 4, 8];
