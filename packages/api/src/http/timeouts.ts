import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For the headers, from the moment the connection is open. At most `requestMs`. */
  readonly headersMs: number;
  /** For the whole request, body included. */
  readonly requestMs: number;
  /** How often both are checked: the longest time by which a request exceeds its limit. */
  readonly checkMs: number;
}

export const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 1000 };

/** A connection without any traffic, such as a client that does not read its response, ends after this. */
const silentConnectionMs = 60_000;
/** Longer than the idle timeout of common load balancers (60 s), which would otherwise reuse a closed connection. */
const keepAliveMs = 72_000;

/**
 * Fastify's options for the timeouts. Node reads `headersTimeout` and `connectionsCheckingInterval` only from the
 * options of `http.createServer`, and swaps both limits where the headers' one is longer, so they are given there
 * together.
 */
export function timeoutOptions({ headersMs, requestMs, checkMs }: Timeouts) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silentConnectionMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      requireHostHeader: false, // Node's own refusal carries no headers; `secure` refuses such a request instead.
    },
  } satisfies FastifyHttpOptions<Server>;
}
