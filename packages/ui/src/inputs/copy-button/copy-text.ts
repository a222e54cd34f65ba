/**
 * Copies a text to the clipboard and returns it. Throws if the text cannot be read, if the page is not served over
 * HTTPS, or if the browser or the user denies access.
 */
export async function copyText(text: string | (() => string | Promise<string>)): Promise<string> {
  const value = typeof text === 'string' ? text : await text();
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) throw new Error('The clipboard is not available. Serve the page over HTTPS.');
  await clipboard.writeText(value);
  return value;
}
