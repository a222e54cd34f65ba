import type { PointerEvent } from 'react';

/** The whole text, where the pointer rests on words that were cut. */
export const showWhole = (event: PointerEvent<HTMLElement>) => {
  const words = event.currentTarget;
  const cut = words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight;
  words.title = cut ? (words.textContent ?? '') : '';
};
