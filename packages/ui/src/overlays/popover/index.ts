export { Popover, type PopoverLabels, type PopoverProps } from './popover.js';
export type { PopoverCloseReason } from './popover-close-reason.js';
