/** Runs work of the background once the browser has nothing else to do; not at all outside of a browser. */
export function whenIdle(work: () => Promise<unknown>): void {
  if (typeof document === 'undefined') return;
  const run = () => void work().catch(() => null); // whoever needs the result tries again, and shows a failure
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run);
}
