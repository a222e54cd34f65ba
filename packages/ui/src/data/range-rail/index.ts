export { RangeRail, type RangeRailProps } from './range-rail.js';
export type { RangeRailLabels } from './range-rail-labels.js';
