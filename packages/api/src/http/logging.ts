import type { FastifyServerOptions } from 'fastify';

/** Drizzle puts the parameters of a failed query, passwords' hashes and addresses among them, behind this. */
const parameters = /\nparams:[\s\S]*?(?=\n\s+at |$)/;
const emailForm = /[^\s"'<>()=:]+@[^\s"'<>()]+/g;
const withoutSecrets = (text: string) => text.replace(parameters, '').replace(emailForm, '(address)');

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as logged: what failed and where, without the values it failed on. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** Without the query, and without a part that has an `@`, encoded or not, such as an address that somebody put there. */
const loggedPath = (url: string) =>
  (url.split('?')[0] ?? '')
    .split('/')
    .map((part) => (/@|%(?:25)*40/.test(part) ? '(address)' : part))
    .join('/');

/** Logs without tokens, passwords and mail addresses: of a request only its method and path, because links carry tokens in the query. */
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
