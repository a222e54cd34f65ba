const supportsFieldSizing = () => CSS.supports('field-sizing', 'content');

/** Sets the height of a text area to the height of its text, for browsers without `field-sizing`. */
export function fitHeight(box: HTMLElement | null): void {
  if (!box || supportsFieldSizing()) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}
