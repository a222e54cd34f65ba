'use client';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Returns a ref that keeps the default of a native checkbox or radio equal to its state, so that a reset of the form
 * around it shows the state. React does this for text only.
 */
export const keepChecked =
  (checked: boolean) =>
  (input: HTMLInputElement | null): void => {
    if (input) input.defaultChecked = checked;
  };

/** The same for the options of a native select, as a ref in a new function on every render. */
export function keepSelected(select: HTMLSelectElement | null): void {
  for (const option of select?.options ?? []) option.defaultSelected = option.selected;
}

/** The same for a checkbox that is controlled if `checked` is defined. */
export function useNativeDefault(input: RefObject<HTMLInputElement | null>, checked: boolean | undefined): void {
  useLayoutEffect(() => {
    if (checked !== undefined) keepChecked(checked)(input.current);
  });
}
