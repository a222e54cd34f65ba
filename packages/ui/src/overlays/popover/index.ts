export { Popover, type PopoverLabels, type PopoverProps } from './popover.js';
export type { PopoverReason } from './popover-reason.js';
