const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/** Gives the focus to a field by its id; in a group of radios to the chosen one, else the first. Answers whether there was one. */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const target = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable));
  // The label, not the control alone, has to be in sight.
  (target?.closest('[data-part]:has([data-slot="label"])') ?? target)?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
