import type { FastifyServerOptions } from 'fastify';
import { loggedError } from '../logging/logged-error.ts';

/**
 * The path of a URL, without the query and without segments that contain an `@`, encoded or not, such as a mail
 * address.
 */
const loggedPath = (url: string) =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/@|%(?:25)*40/.test(part) ? '(address)' : part))
    .join('/');

/**
 * Logger options that keep tokens, passwords and mail addresses out of the log: of a request only the method and the
 * path are logged, because links carry tokens in the query.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    serializers: {
      err: loggedError,
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
    },
  };
}
