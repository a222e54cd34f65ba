/** Runs a background task when the browser is idle. Does nothing outside a browser. */
export function whenIdle(task: () => Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  const run = () => void task().catch(() => null); // the code that needs the result retries, and shows the error
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}
