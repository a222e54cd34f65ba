import { use } from 'react';
import { DocsContext } from './docs-context.js';

type ModuleExports = Parameters<React.ContextType<typeof DocsContext>['referenceMeta']>[0];

/** Connects a docs page to its stories. Storybook reads the `title` of pages without stories from the file. */
export function Meta({ of }: { of?: ModuleExports; title?: string }): null {
  const context = use(DocsContext);
  if (of) context.referenceMeta(of, true);
  return null;
}
