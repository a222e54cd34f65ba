import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// The blocks of docs pages are loaded with the first docs page. Stories and their tests do not need them.
const blocks = () => import('./blocks/page.js');
const Container = lazy(async () => ({ default: (await blocks()).DocsContainer }));

/** Wraps every docs page. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}
/** Renders the first heading of every docs page. */
export const PageTitle = lazy(async () => ({ default: (await blocks()).PageTitle }));
/**
 * Replaces Storybook's table of controls with a table of all props of the component. The controls remain in the panel
 * of each story.
 */
export const Controls = lazy(async () => ({ default: (await blocks()).Props }));
/** Renders a story as an example. */
export const Canvas = lazy(async () => ({ default: (await blocks()).Canvas }));
