import { useUnit } from 'effector-react';
import { createContext, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type NavigationType } from 'react-router-dom';
import { createBrowserPortalHistory, type PortalHistory } from './history';
import { historyOpened } from './model';

/** The history of the closest router. `useBlocker` blocks its navigations. */
export const HistoryContext = createContext<PortalHistory | null>(null);

/** A router with a history that can block navigations. The current page stays visible until the next one is loaded. */
export function PortalRouter({
  createHistory = createBrowserPortalHistory,
  children,
}: {
  createHistory?: () => PortalHistory;
  children: ReactNode;
}) {
  const [history] = useState(createHistory);
  const opened = useUnit(historyOpened);
  const [{ action, location }, setUpdate] = useState(history.current);
  useLayoutEffect(() => history.listen((update) => startTransition(() => setUpdate(update))), [history]);
  useLayoutEffect(() => void opened(history), [history, opened]);
  return (
    <HistoryContext value={history}>
      <Router location={location} navigationType={action as NavigationType} navigator={history.navigator}>
        {children}
      </Router>
    </HistoryContext>
  );
}
