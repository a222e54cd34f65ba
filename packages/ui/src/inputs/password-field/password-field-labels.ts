import type { FieldLabels } from '../../foundation/field/field.js';

export interface PasswordFieldLabels extends FieldLabels {
  /** Name of the button that shows the password. */
  show?: string | undefined;
  /** Name of the button that hides the password. */
  hide?: string | undefined;
  /** Shown while Caps Lock is on. */
  capsLock?: string | undefined;
  /** Accessible name of the meter. */
  strength?: string | undefined;
  /** The five strength labels, weakest first. */
  strengths?: readonly [string, string, string, string, string] | undefined;
}

export const englishPasswordLabels = {
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps lock is on',
  strength: 'Password strength',
  strengths: ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as readonly [string, string, string, string, string],
} satisfies PasswordFieldLabels;
