// Spies of stories without the rest of `storybook/test`, which is 0.3 MB and needed only while a play function runs.
import { fn as spy, type Mock } from '@vitest/spy';

export { clearAllMocks, isMockFunction, resetAllMocks, restoreAllMocks } from '@vitest/spy';

type Implementation = (this: unknown, ...args: never[]) => unknown;
type Listener = (mock: Mock, args: readonly unknown[]) => void;

const listeners = new Set<Listener>();

/** Returns a spy whose calls are also reported to the listeners. */
export function fn(original?: Implementation): Mock {
  const reported = (implementation?: Implementation) =>
    function report(this: unknown, ...args: unknown[]): unknown {
      for (const listener of listeners) listener(mock, args);
      return implementation?.apply(this, args as never[]);
    };
  const mock: Mock = spy(reported(original));
  const setImplementation = mock.mockImplementation.bind(mock);
  mock.mockImplementation = (next) => setImplementation(reported(next as Implementation));
  return mock;
}

/** Calls a listener at each call of a spy, for the Actions panel. Returns a function that removes it. */
export function onMockCall(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
