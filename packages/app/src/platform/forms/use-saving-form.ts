import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes `fields` inert while they are saved: input during that time would not be part of the request and would be lost.
 * Focus moves to `button` meanwhile. Afterwards it moves to the first invalid field, or back to where it was.
 */
function useInertWhileSaving(
  isSaving: boolean,
  fields: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): void {
  const before = useRef<HTMLElement | null>(null);
  const wasSaving = useRef(false);
  useLayoutEffect(() => {
    const [container, active] = [fields.current, document.activeElement];
    if (!isSaving || !container) return;
    before.current = active instanceof HTMLElement && container.contains(active) ? active : null;
    if (before.current) button.current?.focus({ preventScroll: true });
    container.inert = true;
    return () => {
      container.inert = false;
    };
  }, [isSaving, fields, button]);
  // A separate effect: when the effect above is cleaned up, the invalid fields are not marked yet.
  useLayoutEffect(() => {
    const hasSaved = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (!hasSaved || (document.activeElement !== button.current && document.activeElement !== document.body)) return;
    const invalid = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // An invalid group cannot be focused, so its first input is.
    const field = invalid && invalid.tabIndex < 0 ? invalid.querySelector('input') : invalid;
    if (field) field.focus();
    else before.current?.focus({ preventScroll: true });
  }, [isSaving, fields, button]);
}

/** Returns the refs for the fields and the submit button of a form. The fields are inert while `isSaving` is set. */
export function useSavingForm(isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useInertWhileSaving(isSaving, fields, button);
  return { fields, button };
}
