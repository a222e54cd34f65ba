import type { SnackbarNotice } from './snackbar-notice.js';
import type { Snackbars } from './snackbar-store.js';

type Told = string | SnackbarNotice;

/** What is told while something is under way, and how it went. Words may depend on what came of it. */
export interface SnackbarPromiseWords<Value> {
  /** While the work is under way. */
  pending: Told;
  /** Once it is done; may be made of its value. */
  success: Told | ((value: Value) => Told);
  /** Where it failed; may be made of the fault. */
  error: Told | ((fault: unknown) => Told);
}

const asNotice = (told: Told): SnackbarNotice => (typeof told === 'string' ? { message: told } : told);
let made = 0;

/** One notice that goes with a promise: busy, then a success or an error. Who closed it meanwhile is told the end in a new one. */
export function tellOf<Value>(
  store: Pick<Snackbars, 'notify' | 'update' | 'close'>,
  work: Promise<Value>,
  { pending, success, error }: SnackbarPromiseWords<Value>,
): Promise<Value> {
  made += 1;
  // A key of its own: two that are under way end each in its own way, so they are not one although they say the same.
  const id = store.notify({ key: `promise-${made}`, busy: true, ...asNotice(pending) });
  const end = (tell: () => SnackbarNotice) => {
    let notice;
    try {
      notice = tell();
    } catch (fault) {
      store.close(id); // nothing is under way any more, also where there are no words for it
      return reportError(fault);
    }
    if (!store.update(id, { busy: false, persist: false, duration: undefined, action: undefined, ...notice }))
      store.notify(notice);
  };
  work.then(
    (value) => end(() => ({ tone: 'success', ...asNotice(typeof success === 'function' ? success(value) : success) })),
    (fault: unknown) => end(() => ({ tone: 'error', ...asNotice(typeof error === 'function' ? error(fault) : error) })),
  );
  return work;
}
