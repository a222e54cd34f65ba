const key = 'attesta-reloaded-at';

/** Time in ms in which the page is reloaded automatically once at most. */
const once = 60_000;

function wasReloadedRecently(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key) ?? 0) < once;
  } catch {
    return true;
  }
}

/**
 * Reloads the page if the server responds, so that the browser does not show its own page for a lost connection. The
 * browser keeps a module that failed until the page is reloaded, also if another module imports it.
 * Returns whether the page is reloaded.
 */
export async function reloadPage(): Promise<boolean> {
  if (wasReloadedRecently()) return false;
  const isServed = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isServed) return false;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
  return true;
}
