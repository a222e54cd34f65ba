import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits for a session or a link. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a secret: a read of the database gives no usable token. 256 random bits need no slow hash. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
