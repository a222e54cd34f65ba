import { z } from 'zod';
import { plainText } from '../values/typed-text.ts';

/** A six-digit code of an authenticator app, or a recovery code. Spaces and hyphens of all kinds are ignored. */
export const oneTimeCode = z
  .string()
  .max(64, { abort: true })
  .overwrite(plainText)
  .regex(/^[A-Za-z0-9\s-]{6,64}$/)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((code) => code.length >= 6, 'too_short');
