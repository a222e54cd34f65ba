export type { MonthLabels } from '../month-dial/month-dial-labels.js';
export type { IsoMonth, MonthCounts, MonthMark, MonthState } from '../month-dial/month-mark.js';
export { MonthStrip, type MonthStripProps } from './month-strip.js';
