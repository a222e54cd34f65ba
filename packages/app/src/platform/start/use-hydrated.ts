import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page can differ from its prerendered HTML. False while React hydrates, so that the first render matches
 * the HTML; true right after, and from the start on a page that was not prerendered.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
