import { lazy, type ComponentType } from 'react';
import { log } from './log';

const Nothing = () => null;

/** An optional component. It is loaded after the page, and renders nothing if it cannot be loaded. */
export const lazyOptional = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        log('an optional component could not be loaded', error);
        return { default: Nothing };
      },
    ),
  );
