import type { z } from 'zod';
import type { Who } from '../access/who.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file that a call receives as its body, instead of JSON. */
export interface Upload {
  /** Accepted media types, for the file picker. The server determines the type from the content. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** One call of the API. The server's route, the portal's client and the OpenAPI description are derived from it. */
export interface Call {
  readonly method: Method;
  /** Path that starts with `/api/`; parameters are written `:name`. */
  readonly path: `/api/${string}`;
  readonly who: Who;
  /** The scope of the API tokens that may also make the call; without it, only a session may. */
  readonly scope?: 'windows:write';
  /** Description in the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** Request headers that the call reads, in lower case. */
  readonly headers?: z.ZodType;
  readonly body?: z.ZodType;
  /** Maximum size of `body` in bytes. Default: the limit of the server for all calls. */
  readonly maxBodyBytes?: number;
  /** The file that the call receives as its body. */
  readonly upload?: Upload;
  /** Status of a successful response; default 200. */
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Media type of a successful response that is a file instead of JSON. */
  readonly download?: string;
  /**
   * Bodies of error responses by status: those that contain more than `errorSchema`, and statuses that do not follow
   * from `who`, `params` and `method`. Null for a status that follows from them, but is never returned.
   */
  readonly errors?: { readonly [status: number]: z.ZodType | null };
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
  body: Definition extends { readonly upload: Upload } ? Blob : In<Definition, 'body'>;
}

/** The request as the server's handler receives it, after validation. */
export interface ParsedRequestOf<Definition extends Call> {
  params: Out<Definition, 'params'>;
  query: Out<Definition, 'query'>;
  headers: Out<Definition, 'headers'>;
  body: Definition extends { readonly upload: Upload } ? Uint8Array : Out<Definition, 'body'>;
}

/** The body of a successful response, as a client receives it. */
export type ResponseOf<Definition extends Call> = Definition extends { readonly download: string }
  ? Blob
  : z.output<Definition['response']>;
