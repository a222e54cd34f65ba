/** Reports a value typed before hydration to React, which ignores input events without a change since hydration. */
function reportTyped(field: HTMLInputElement): void {
  const typed = field.value;
  field.value = ''; // React notices this change, but not one by the setter of the prototype
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function submitAndPress(): void {
  const { dataset } = document.documentElement;
  if (dataset['submitted'] !== undefined) {
    delete dataset['submitted'];
    document.querySelector('form')?.requestSubmit();
  }
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}

/**
 * Marks the page as usable. Repeats what the user did before that: reports the texts typed, then submits the form, whose
 * submission the inline script prevented, and presses the last button or link.
 */
export function finishHydration(): void {
  document.documentElement.dataset['hydrated'] = '';
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])'))
    if (field.value !== field.defaultValue) reportTyped(field);
  setTimeout(submitAndPress); // after the render with the texts, which a link may pass on
}
