import { createHash, randomBytes } from 'node:crypto';

/** Creates a random token of 256 bits for a session or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/**
 * The stored hash of a token, so that a leaked database contains no usable token. 256 random bits need no slow hash.
 */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
