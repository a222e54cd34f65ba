import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

// What docs pages are made of comes with the first of them: stories, and the tests that run them, need none of it.
const blocks = () => import('./blocks/page.js');
const Container = lazy(async () => ({ default: (await blocks()).DocsContainer }));

/** The frame of every docs page. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Container {...props} />
    </Suspense>
  );
}
/** Every first heading. */
export const PageTitle = lazy(async () => ({ default: (await blocks()).PageTitle }));
/** In place of Storybook's table of controls: every prop of every component that the part exports. The controls themselves stand beside each story. */
export const Controls = lazy(async () => ({ default: (await blocks()).Props }));
/** Every example. */
export const Canvas = lazy(async () => ({ default: (await blocks()).Canvas }));
