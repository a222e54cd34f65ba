export { Tooltip, type TooltipProps } from '../../foundation/tooltip.js';
export { tooltipTiming } from '../../foundation/tooltip-timing.js';
export type { TooltipChange, TooltipReason } from '../../foundation/use-tooltip-open.js';
