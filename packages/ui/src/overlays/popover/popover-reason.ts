import type { DismissReason } from '../../foundation/use-dismissal.js';

/** Why a popover opened or closed. */
export type PopoverReason = DismissReason | 'trigger' | 'close-button';
