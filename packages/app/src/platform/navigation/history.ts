import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  parsePath,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';

/** The location that a navigation leads to. */
export interface Destination {
  pathname: string;
}

/**
 * Called before a navigation. Returns true to block it; `proceed` then performs it later.
 * The data router's blockers do the same, but add 19 kB to the first page.
 */
export type NavigationBlocker = (destination: Destination, proceed: () => void) => boolean;

interface Update {
  action: `${NavigationType}`;
  location: Location;
  delta: number | null;
}

type Source = Pick<
  ReturnType<typeof createBrowserHistory>,
  'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace' | 'location' | 'action'
> & {
  listen: (listener: (update: Update) => void) => () => void;
};

export interface PortalHistory {
  navigator: Navigator;
  current: () => Pick<Update, 'action' | 'location'>;
  listen: (listener: (update: Pick<Update, 'action' | 'location'>) => void) => () => void;
  /** Sets the only blocker. The returned function removes it. */
  block: (blocker: NavigationBlocker) => () => void;
  /** Removes the blocker. */
  unblock: () => void;
}

/**
 * A history whose navigations can be blocked. Links and redirects are blocked before they change the address; back and
 * forward change it first, and are reverted.
 */
export function createPortalHistory(source: Source): PortalHistory {
  let blocker: NavigationBlocker | null = null;
  /** The next change of the address reverts a blocked one. */
  let isReverting = false;
  /** The next change of the address was blocked before and proceeds. */
  let isProceeding = false;

  const destinationOf = (to: To): Destination => ({
    pathname: (typeof to === 'string' ? parsePath(to) : to).pathname ?? source.location.pathname,
  });
  const unlessBlocked = (to: To, navigate: () => void) => {
    if (!blocker?.(destinationOf(to), navigate)) navigate();
  };

  return {
    navigator: {
      createHref: (to) => source.createHref(to),
      encodeLocation: (to) => source.encodeLocation(to),
      go: (delta) => source.go(delta),
      push: (to, state) => unlessBlocked(to, () => source.push(to, state)),
      replace: (to, state) => unlessBlocked(to, () => source.replace(to, state)),
    },
    current: () => ({ action: source.action, location: source.location }),
    listen: (listener) =>
      source.listen(({ action, location, delta }) => {
        if (isReverting) {
          isReverting = false;
          return;
        }
        const steps = delta ?? 0;
        const proceed = () => {
          isProceeding = true;
          source.go(steps);
        };
        if (action === 'POP' && steps !== 0 && !isProceeding && blocker?.(location, proceed)) {
          isReverting = true;
          source.go(-steps);
          return;
        }
        isProceeding = false;
        listener({ action, location });
      }),
    block(next) {
      blocker = next;
      return () => {
        if (blocker === next) blocker = null;
      };
    },
    unblock() {
      blocker = null;
    },
  };
}

/** The history of the browser. */
export const createBrowserPortalHistory = (): PortalHistory =>
  createPortalHistory(createBrowserHistory({ v5Compat: true }));
