import { rawText } from '../text.ts';

export const passwordMinLength = 8;
/** Long passphrases are welcome; the limit only bounds the work of hashing. */
export const passwordMaxLength = 256;

const composed = rawText(passwordMaxLength).normalize('NFC').max(passwordMaxLength);

/**
 * A new password: 8 to 256 characters (code points), any of them, no rules of composition.
 * The server also refuses common passwords and the account's own words.
 */
export const newPassword = composed.min(passwordMinLength);

/** A password as typed at sign-in: any that could once have been set. */
export const typedPassword = composed.min(1);
