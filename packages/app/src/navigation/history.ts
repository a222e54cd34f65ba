import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  parsePath,
  type Location,
  type NavigationType,
  type Navigator,
  type To,
} from 'react-router-dom';

/** Where a way leads, as far as who holds it needs to know. */
export interface Way {
  pathname: string;
}

/**
 * Asked before the address changes. True holds the way; `goOn` takes it after all.
 * The data router's blockers do the same, and cost the first page 19 kB.
 */
export type Holder = (next: Way, goOn: () => void) => boolean;

interface Update {
  action: `${NavigationType}`;
  location: Location;
  delta: number | null;
}

type Source = Pick<
  ReturnType<typeof createBrowserHistory>,
  'createHref' | 'encodeLocation' | 'go' | 'push' | 'replace' | 'location' | 'action'
> & {
  listen: (hear: (update: Update) => void) => () => void;
};

export interface PortalHistory {
  navigator: Navigator;
  now: () => Pick<Update, 'action' | 'location'>;
  listen: (hear: (update: Pick<Update, 'action' | 'location'>) => void) => () => void;
  /** Lets one holder be asked, until the returned function is called. */
  hold: (holder: Holder) => () => void;
}

/** A history whose ways can be held: links and redirects before they are taken, back and forward by turning round again. */
export function createPortalHistory(source: Source): PortalHistory {
  let holder: Holder | null = null;
  let turning = false;
  let passing = false;

  const pathOf = (to: To): Way => ({
    pathname: (typeof to === 'string' ? parsePath(to) : to).pathname ?? source.location.pathname,
  });
  const take = (to: To, go: () => void) => {
    if (!holder?.(pathOf(to), go)) go();
  };

  return {
    navigator: {
      createHref: (to) => source.createHref(to),
      encodeLocation: (to) => source.encodeLocation(to),
      go: (delta) => source.go(delta),
      push: (to, state) => take(to, () => source.push(to, state)),
      replace: (to, state) => take(to, () => source.replace(to, state)),
    },
    now: () => ({ action: source.action, location: source.location }),
    listen: (hear) =>
      source.listen(({ action, location, delta }) => {
        if (turning) {
          turning = false;
          return;
        }
        const back = delta ?? 0;
        const goOn = () => {
          passing = true;
          source.go(back);
        };
        if (action === 'POP' && back !== 0 && !passing && holder?.(location, goOn)) {
          turning = true;
          source.go(-back);
          return;
        }
        passing = false;
        hear({ action, location });
      }),
    hold(next) {
      holder = next;
      return () => {
        if (holder === next) holder = null;
      };
    },
  };
}

/** The browser's, for the running portal. */
export const createBrowser = (): PortalHistory => createPortalHistory(createBrowserHistory({ v5Compat: true }));
