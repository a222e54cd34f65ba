'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { isDisabled } from './is-disabled.js';

const no = () => false;

/**
 * Whether an element is disabled by itself or by a fieldset around it. Follows changes while `watch` is true: for an open
 * popup, which is mounted elsewhere and would stay.
 */
export function useDisabled(element: Element | null, watch: boolean): boolean {
  const watched = watch ? element : null;
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      for (let each = watched; each; each = each.parentElement?.closest('fieldset') ?? null)
        observer.observe(each, { attributeFilter: ['disabled'] });
      return () => observer.disconnect();
    },
    [watched],
  );
  return useSyncExternalStore(subscribe, () => watched !== null && isDisabled(watched), no);
}

/** The same for the trigger of an open popup. A link that opens one works in a disabled fieldset too. */
export const useTriggerDisabled = (trigger: Element | null): boolean =>
  useDisabled(trigger && 'disabled' in trigger ? trigger : null, true);
