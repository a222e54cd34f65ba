/** Drizzle appends the parameters of a failed query, which include password hashes and addresses, after this line. */
const parameters = /\nparams:[\s\S]*?(?=\n\s+at |$)/;
const emailPattern = /[^\s"'<>()=:]+@[^\s"'<>()]+/g;
const withoutSecrets = (text: string) => text.replace(parameters, '').replace(emailPattern, '(address)');

interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error as it is logged: the message and the stack, without the values that caused it. */
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
