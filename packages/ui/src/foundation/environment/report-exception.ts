/** Reports an exception as if nobody had caught it, also where there is no `reportError`, as in happy-dom. */
export function reportException(exception: unknown): void {
  if (typeof reportError === 'function') reportError(exception);
  else
    setTimeout(() => {
      throw exception;
    });
}
