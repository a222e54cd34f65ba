import { z } from 'zod';
import { commonPasswords } from './common-passwords.ts';

export const passwordMinLength = 8;
/** Long passphrases are welcome; the cap only bounds the work of hashing. */
export const passwordMaxLength = 256;

/** Whether the password is one of those tried first; capitals do not save it. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFC').toLowerCase());
}

/** A new password: length and the list of common ones are all that is asked, no rules of composition. Any character counts as one. */
export const newPassword = z
  .string()
  .normalize('NFC')
  .min(passwordMinLength)
  .max(passwordMaxLength)
  .refine((password) => Array.from(password).length >= passwordMinLength, 'too_short')
  .refine((password) => !isCommonPassword(password), 'common_password');

/** A password as typed at sign-in: any that could once have been set. */
export const typedPassword = z.string().normalize('NFC').min(1).max(passwordMaxLength);
