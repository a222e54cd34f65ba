import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Nothing can be typed or chosen in `fields` while they are saved: it would not be part of what is saved, and be lost.
 * The focus waits on `rest` meanwhile. Then it goes to the first field that was refused, else back to where it was.
 */
function useStillWhile(
  isSaving: boolean,
  fields: RefObject<HTMLElement | null>,
  rest: RefObject<HTMLElement | null>,
): void {
  const before = useRef<HTMLElement | null>(null);
  const wasSaving = useRef(false);
  useLayoutEffect(() => {
    const [all, waiting, active] = [fields.current, rest.current, document.activeElement];
    if (!isSaving || !all) return;
    before.current = active instanceof HTMLElement && all.contains(active) ? active : null;
    if (before.current) waiting?.focus({ preventScroll: true });
    all.inert = true;
    return () => {
      all.inert = false;
    };
  }, [isSaving, fields, rest]);
  // An effect of its own: when the one above is taken back, what was refused is not marked yet.
  useLayoutEffect(() => {
    const hasSaved = wasSaving.current && !isSaving;
    wasSaving.current = isSaving;
    if (!hasSaved || (document.activeElement !== rest.current && document.activeElement !== document.body)) return;
    const refused = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = refused && refused.tabIndex < 0 ? refused.querySelector('input') : refused; // of a group, its first
    if (field) field.focus();
    else before.current?.focus({ preventScroll: true });
  }, [isSaving, fields, rest]);
}

/** The same for a form of fields and one button: the refs of both. */
export function useStillForm(isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStillWhile(isSaving, fields, button);
  return { fields, button };
}
