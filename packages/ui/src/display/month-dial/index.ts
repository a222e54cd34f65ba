export type { MonthDialSize } from './month-dial-geometry.js';
export type { MonthLabels } from './month-dial-labels.js';
export { MonthDial, type MonthDialProps } from './month-dial.js';
export type { IsoMonth, MonthCounts, MonthMark, MonthState } from './month-mark.js';
