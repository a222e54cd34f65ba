export { Tooltip, type TooltipProps } from '../../foundation/tooltip/tooltip.js';
export { tooltipTiming } from '../../foundation/tooltip/tooltip-timing.js';
export type { TooltipChange, TooltipReason } from '../../foundation/tooltip/use-tooltip-open.js';
