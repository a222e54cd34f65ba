/**
 * Marks the page as usable. Submits the form that the user submitted before that, which the inline script prevented.
 */
export function finishHydration(): void {
  const { dataset } = document.documentElement;
  dataset['hydrated'] = '';
  if (dataset['submitted'] === undefined) return;
  delete dataset['submitted'];
  document.querySelector('form')?.requestSubmit();
}
