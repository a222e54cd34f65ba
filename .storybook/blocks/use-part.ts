import { DocsContext } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { partOf } from '../parts.js';

/** The part that a docs page is about, by its folder (`inputs/button`); none on a page of its own. Known below the page's `Meta`. */
export function usePart(): string | undefined {
  const context = use(DocsContext);
  try {
    return partOf(context.storyById().title);
  } catch {
    return undefined; // no stories belong to the page
  }
}
