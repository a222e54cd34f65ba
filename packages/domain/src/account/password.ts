import { rawText } from '../values/text.ts';

export const passwordMinLength = 8;
/** High enough for long passphrases; the limit bounds the cost of hashing. */
export const passwordMaxLength = 256;

const composed = rawText(passwordMaxLength).normalize('NFC').max(passwordMaxLength);

/**
 * A new password: 8 to 256 characters (code points) of any kind, without composition rules. The server also rejects
 * common passwords and words of the account.
 */
export const newPassword = composed.min(passwordMinLength);

/** A password as typed at sign-in. Accepts every password that could ever have been set. */
export const typedPassword = composed.min(1);
