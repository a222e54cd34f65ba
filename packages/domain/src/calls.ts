import { z } from 'zod';
import type { Role } from './account/roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anyone, anyone signed in, one role, or any of several roles. */
export type Who = 'anyone' | 'signed-in' | Role | readonly Role[];

/** One call of the portal to its server, written once: the server's route, the portal's client and OpenAPI follow it. */
export interface Call {
  readonly method: Method;
  /** Path with `:name` for parameters, beginning with `/api/`. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** One sentence for the reader of the interface. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Request headers that the call reads, in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of success; 200 when absent. */
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Answers of failures that carry more than {@link errorSchema}, by status. */
  readonly errors?: { readonly [status: number]: z.ZodType };
}

/** Declares a call; literal types of method and path are kept, so that a client can be typed without loading any schema. */
export function call<const Definition extends Call>(definition: Definition): Definition {
  return definition;
}

type In<Definition, Key extends string> = Definition extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;
type Out<Definition, Key extends string> = Definition extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What a client sends: params, query, headers and body, each undefined where the call has none. */
export interface RequestOf<Definition extends Call> {
  params: In<Definition, 'params'>;
  query: In<Definition, 'query'>;
  headers: In<Definition, 'headers'>;
  body: In<Definition, 'body'>;
}

/** What the server's handler receives after validation. */
export interface ParsedRequestOf<Definition extends Call> {
  params: Out<Definition, 'params'>;
  query: Out<Definition, 'query'>;
  headers: Out<Definition, 'headers'>;
  body: Out<Definition, 'body'>;
}

/** The body of a successful answer. */
export type ResponseOf<Definition extends Call> = z.output<Definition['response']>;

/** Whether the role of the caller suffices; null = not signed in. */
export function mayCall(who: Who, role: Role | null): boolean {
  if (who === 'anyone') return true;
  if (role === null) return false;
  if (who === 'signed-in') return true;
  return typeof who === 'string' ? who === role : who.includes(role);
}

/** The codes every client must be able to word; a server may send others. */
export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'account_inactive',
  'email_not_verified',
  'not_approved',
  'not_configured',
  'wrong_credentials',
  'second_factor_required',
  'link_invalid',
  'quota_reached',
  'not_found',
  'conflict',
  'too_large',
  'too_many',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * Body of every failed answer. `fields` maps a field (dotted path for nested ones) to a problem code of `problems.ts`;
 * the portal words the codes.
 */
export const errorSchema = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.output<typeof errorSchema>;

/** Answer of calls that have nothing to tell, also where telling more would reveal whether an address is known. */
export const acceptedSchema = z.object({ accepted: z.literal(true) });
