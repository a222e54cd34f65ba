import type { DismissReason } from '../../foundation/overlay/use-dismissal.js';

/** Why a popover opened or closed. */
export type PopoverReason = DismissReason | 'trigger' | 'close-button' | 'disabled';
