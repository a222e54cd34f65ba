const fitsByItself = () => CSS.supports('field-sizing', 'content');

/** Makes a box of several lines as high as its text, where the browser's `field-sizing` does not do so by itself. */
export function fitHeight(box: HTMLElement | null): void {
  if (!box || fitsByItself()) return;
  box.style.blockSize = 'auto';
  box.style.blockSize = `${box.scrollHeight}px`;
}
