import type * as Position from './position.js';

let position: typeof Position | undefined;
let loading: Promise<void> | undefined;

/** The code that positions popups, if it has loaded. */
export const loadedPosition = (): typeof Position | undefined => position;

/**
 * Loads the code that positions popups, which a page does not need until one opens. Call it when a component that opens
 * popups is mounted. A failure is ignored: the next popup loads it again.
 */
export function loadPosition(): Promise<void> {
  loading ??= import('./position.js').then(
    (module) => {
      position = module;
    },
    () => {
      loading = undefined;
    },
  );
  return loading;
}
