import { lazy, type ComponentType } from 'react';
import { log } from './log';

const Nothing = () => null;

/** An optional component. It is loaded after the page, and renders nothing if it cannot be loaded. */
export const lazyOptional = <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  lazy((): Promise<{ default: ComponentType<Props> }> =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        log('an optional component could not be loaded', error);
        return { default: Nothing };
      },
    ),
  );
