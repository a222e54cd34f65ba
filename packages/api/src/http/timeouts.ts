import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For the headers, from the start of the connection. At most `requestMs`. */
  readonly headersMs: number;
  /** For the whole request, body included. */
  readonly requestMs: number;
  /** Interval in which both limits are checked: a request can exceed its limit by up to this time. */
  readonly checkMs: number;
}

export const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 1000 };

/** A connection without traffic, for example of a client that does not read its response, is closed after this time. */
const inactiveConnectionMs = 60_000;
/**
 * Longer than the idle timeout of common load balancers (60 s), so that they do not reuse a connection that this server
 * has closed.
 */
const keepAliveMs = 72_000;

/**
 * Fastify's options for the timeouts. Node reads `headersTimeout` and `connectionsCheckingInterval` only from the
 * options of `http.createServer`, and swaps the two limits if `headersTimeout` is longer than `requestTimeout`, so they
 * are set there together.
 */
export function timeoutOptions({ headersMs, requestMs, checkMs }: Timeouts) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: inactiveConnectionMs,
    keepAliveTimeout: keepAliveMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      requireHostHeader: false, // Node's own response has no security headers; `secure` rejects such a request instead.
    },
  } satisfies FastifyHttpOptions<Server>;
}
