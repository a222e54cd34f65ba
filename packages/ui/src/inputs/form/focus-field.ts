const focusable =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), button:not(:disabled), [tabindex="0"]';

/**
 * Focuses the field with this id; in a radio group the chosen radio, otherwise the first. Returns whether the field
 * exists.
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  if (!field) return false;
  const target = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(focusable));
  // Scrolls the field with its label into view.
  (target?.closest('[data-part]:has([data-slot="label"])') ?? target)?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: true });
  return target !== null;
}
