import { lazy, type ComponentType } from 'react';
import { log } from './log';

const Nothing = () => null;

/** A part that the page can do without: loaded after it, and left out where it does not load. */
export const lazyExtra = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        log('a part of the page could not be loaded', error);
        return { default: Nothing };
      },
    ),
  );
