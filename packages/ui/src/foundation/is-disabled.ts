/**
 * Whether an element is disabled as `:disabled` matches controls: by itself, or by a fieldset around it, unless it is in
 * the legend of the fieldset. Also for elements that are no controls. Source: HTML, 4.10.15 and 4.10.19.5.
 */
export function isDisabled(element: Element): boolean {
  if (element.matches(':disabled')) return true;
  for (
    let fieldset = element.closest('fieldset[disabled]');
    fieldset;
    fieldset = fieldset.parentElement?.closest('fieldset[disabled]') ?? null
  )
    if (!fieldset.querySelector(':scope > legend')?.contains(element)) return true;
  return false;
}
