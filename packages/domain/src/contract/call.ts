import type { z } from 'zod';
import type { Who } from '../access/who.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API. The server's route, the portal's client and the OpenAPI description are derived from it. */
export interface Call {
  readonly method: Method;
  /** Path that starts with `/api/`; parameters are written `:name`. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** Description in the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Request headers that the call reads, in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Status of a successful response; default 200. */
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Bodies of error responses that contain more than `errorSchema`, by status. */
  readonly errors?: { readonly [status: number]: z.ZodType };
}

/**
 * Defines a call. The literal types of method and path are preserved, so a client can be typed without loading a
 * schema.
 */
export function call<const Definition extends Call>(definition: Definition): Definition {
  return definition;
}

type In<Definition, Key extends string> = Definition extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : undefined;
type Out<Definition, Key extends string> = Definition extends { readonly [K in Key]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** The request as a client sends it: params, query, headers and body; undefined where the call defines none. */
export interface RequestOf<Definition extends Call> {
  params: In<Definition, 'params'>;
  query: In<Definition, 'query'>;
  headers: In<Definition, 'headers'>;
  body: In<Definition, 'body'>;
}

/** The request as the server's handler receives it, after validation. */
export interface ParsedRequestOf<Definition extends Call> {
  params: Out<Definition, 'params'>;
  query: Out<Definition, 'query'>;
  headers: Out<Definition, 'headers'>;
  body: Out<Definition, 'body'>;
}

/** The body of a successful response. */
export type ResponseOf<Definition extends Call> = z.output<Definition['response']>;
