import { use } from 'react';
import { componentOf } from '../components.js';
import { DocsContext } from './docs-context.js';

/**
 * Returns the folder of the component that the docs page documents, such as `inputs/button`. Returns `undefined` on
 * other pages. Available only below the page's `Meta`.
 */
export function useComponent(): string | undefined {
  const context = use(DocsContext);
  try {
    return componentOf(context.storyById().title);
  } catch {
    return undefined; // the page has no stories
  }
}
