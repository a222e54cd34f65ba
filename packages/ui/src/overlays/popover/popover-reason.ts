import type { DismissReason } from '../../foundation/use-dismissal.js';

/** Why a popover closed, or by what it opened. */
export type PopoverReason = DismissReason | 'trigger' | 'close-button';
