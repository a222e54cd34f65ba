export { Tooltip, type TooltipProps } from './tooltip.js';
export { tooltipTiming } from './tooltip-timing.js';
export type { TooltipChange, TooltipReason } from './use-tooltip-open.js';
