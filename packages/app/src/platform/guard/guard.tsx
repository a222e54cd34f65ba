import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routeAt } from '../navigation/routes';
import { $session, $user } from '../session/model';
import { StartScreen } from '../start/start-screen';
import { decide } from './decide';
import { guardedLocation } from './guarded-location';
import { $remembered, pathForgotten, pathRequested } from './remembered';

/** Guards every page: renders it or redirects. Shows the start screen until the session is loaded. */
export function Guard() {
  const location = useLocation();
  const [{ isInitialized }, user, remembered, requestPath, forgetPath] = useUnit([
    $session,
    $user,
    $remembered,
    pathRequested,
    pathForgotten,
  ]);
  const route = routeAt(location.pathname);
  const decision = decide(user, guardedLocation(location, remembered), route);
  const isPending = !isInitialized && route.access !== 'open';

  const requested = !isPending && !decision.stay && !user ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (requested !== null) requestPath(requested);
  }, [requested, requestPath]);

  // `/` still needs the remembered path to redirect. On any other page it is no longer needed.
  const outdated = user !== null && remembered !== null && route.access !== 'root';
  useEffect(() => {
    if (outdated) forgetPath();
  }, [outdated, forgetPath]);

  if (isPending) return <StartScreen />;
  // After sign-in, the form stays visible until the next page is loaded.
  const isVisible = decision.stay || route.frame === 'auth';
  return (
    <>
      {isVisible ? <Outlet /> : <StartScreen />}
      {!decision.stay && <Navigate to={decision.go} replace />}
    </>
  );
}
