/**
 * Marks the page as usable. Repeats what the user did before that: submits the form, whose submission the inline script
 * prevented, and presses the last button.
 */
export function finishHydration(): void {
  const { dataset } = document.documentElement;
  dataset['hydrated'] = '';
  if (dataset['submitted'] !== undefined) {
    delete dataset['submitted'];
    document.querySelector('form')?.requestSubmit();
  }
  const pressed = [...document.querySelectorAll<HTMLElement>('[data-pressed]')];
  for (const button of pressed) delete button.dataset['pressed'];
  pressed.at(-1)?.click();
}
