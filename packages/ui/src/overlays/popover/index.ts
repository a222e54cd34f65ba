export { Popover, type PopoverProps } from './popover.js';
export type { PopoverLabels } from './popover-labels.js';
export type { PopoverReason } from './popover-reason.js';
