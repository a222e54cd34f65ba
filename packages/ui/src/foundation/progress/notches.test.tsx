import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressRing } from '../../feedback/progress/index.js';
import { Spinner } from './spinner.js';

/** The mask images of all elements and their pseudo-elements. */
const masks = (root: Element) =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).maskImage),
  );

describe('The ring of twelve notches', () => {
  it.each([
    ['Spinner', <Spinner key="spinner" />],
    ['ProgressRing', <ProgressRing key="progress" label="Loading" />],
  ])('is the mask of %s', async (_, ui) => {
    const { container } = await render(ui);
    expect(masks(container)).toContainEqual(expect.stringContaining('repeating-conic-gradient('));
  });
});
