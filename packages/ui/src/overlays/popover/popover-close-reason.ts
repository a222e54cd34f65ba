import type { DismissReason } from '../../foundation/use-dismissal.js';

/** Why a popover closed, or by what it opened. */
export type PopoverCloseReason = DismissReason | 'trigger' | 'close-button';
