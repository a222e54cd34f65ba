import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Nothing can be typed or chosen in `fields` while they are saved: it would not be part of what is saved, and be lost.
 * The focus waits on `rest` meanwhile, and goes back to where it was.
 */
function useStillWhile(isSaving: boolean, fields: RefObject<HTMLElement | null>, rest: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [all, waiting, active] = [fields.current, rest.current, document.activeElement];
    if (!isSaving || !all) return;
    const before = active instanceof HTMLElement && all.contains(active) ? active : null;
    if (before) waiting?.focus({ preventScroll: true });
    all.inert = true;
    return () => {
      all.inert = false;
      if (before && document.activeElement === waiting) before.focus({ preventScroll: true });
    };
  }, [isSaving, fields, rest]);
}

/** The same for a form of fields and one button: the refs of both. */
export function useStillForm(isSaving: boolean) {
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useStillWhile(isSaving, fields, button);
  return { fields, button };
}
