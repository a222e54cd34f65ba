import type { SnackbarContent } from './toast.js';
import { reportException } from '../../foundation/environment/report-exception.js';

/** Content of a toast, or only its text. */
export type SnackbarMessage = string | SnackbarContent;

/** Messages of a toast that follows a promise. The outcome messages can be functions of the outcome. */
export interface SnackbarPromiseMessages<Value> {
  /** Shown while the promise is pending. */
  pending: SnackbarMessage;
  /** Shown when the promise is fulfilled. A function receives the value. */
  success: SnackbarMessage | ((value: Value) => SnackbarMessage);
  /** Shown when the promise is rejected. A function receives the reason. */
  error: SnackbarMessage | ((reason: unknown) => SnackbarMessage);
}

interface Queue {
  notify: (content: SnackbarContent) => string;
  update: (id: string, changes: Partial<SnackbarContent>) => boolean;
  close: (id: string) => boolean;
}

const asContent = (message: SnackbarMessage): SnackbarContent => (typeof message === 'string' ? { message } : message);
let created = 0;

/**
 * Shows a toast that follows a promise: first busy, then a success or an error. If the user closed the toast in the
 * meantime, the outcome is shown in a new one.
 */
export function notifyPromise<Value>(
  queue: Queue,
  promise: Promise<Value>,
  { pending, success, error }: SnackbarPromiseMessages<Value>,
): Promise<Value> {
  created += 1;
  // A unique key: two pending promises with the same message must not be merged, because they can end differently.
  const id = queue.notify({ key: `promise-${created}`, busy: true, ...asContent(pending) });
  const settle = (outcome: () => SnackbarContent) => {
    let content;
    try {
      content = outcome();
    } catch (exception) {
      queue.close(id); // the message can't be created, but the busy toast must not remain
      return reportException(exception);
    }
    if (!queue.update(id, { busy: false, persist: false, duration: undefined, action: undefined, ...content }))
      queue.notify(content);
  };
  promise.then(
    (value) =>
      settle(() => ({ tone: 'success', ...asContent(typeof success === 'function' ? success(value) : success) })),
    (reason: unknown) =>
      settle(() => ({ tone: 'error', ...asContent(typeof error === 'function' ? error(reason) : error) })),
  );
  return promise;
}
