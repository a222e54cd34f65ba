import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type NavigationType } from 'react-router-dom';
import { createBrowser, type PortalHistory } from './history';

/** The history of the router above; `useBlocker` holds its ways. */
export const HistoryContext = createContext<PortalHistory | null>(null);

/** The router's own, on a history whose ways can be held. A page stays until the next one is loaded. */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createBrowser);
  const [{ action, location }, setPlace] = useState(history.now);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}
