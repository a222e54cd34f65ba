// Notices that the process which started this one has ended, even if it was killed.
import { readFileSync } from 'node:fs';

const checkEveryMs = 250;

/** The process that started another one; undefined where the system has no /proc. */
function parentOf(pid) {
  try {
    return /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** npm starts a script through a shell, which does not end with npm. */
const isScriptOfNpm = process.env.npm_lifecycle_event !== undefined;
const ancestors = (withShell) => [process.ppid, withShell && parentOf(process.ppid)].join();

/**
 * Calls `end` once when the parent of this process has ended.
 * @param options.withShell whether the parent is a shell that runs this command for another process (default: for npm)
 */
export function whenOrphaned(end, { withShell = isScriptOfNpm } = {}) {
  const first = ancestors(withShell);
  const timer = setInterval(() => {
    if (ancestors(withShell) === first) return;
    clearInterval(timer);
    end();
  }, checkEveryMs);
  timer.unref();
}
