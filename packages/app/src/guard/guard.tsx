import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { routeAt } from '../routes';
import { $session, $user } from '../session/model';
import { StartScreen } from '../start/start-screen';
import { decide } from './decide';
import { placeOf } from './place';
import { $remembered, pathForgotten, pathWanted } from './remembered';

/** Applies the guard to every page: shows it, or goes where the rules say. Until it is known who is there, a quiet screen stands. */
export function Guard() {
  const location = useLocation();
  const [{ isInitialized }, user, remembered, want, forget] = useUnit([
    $session,
    $user,
    $remembered,
    pathWanted,
    pathForgotten,
  ]);
  const route = routeAt(location.pathname);
  const decision = decide(user, placeOf(location, remembered), route);
  const unknown = !isInitialized && route.access !== 'open';

  const wanted = !unknown && !decision.stay && !user ? location.pathname + location.search + location.hash : null;
  useEffect(() => {
    if (wanted !== null) want(wanted);
  }, [wanted, want]);

  // At `/` the remembered path is still needed; anywhere else it served its purpose.
  const outdated = user !== null && remembered !== null && route.access !== 'root';
  useEffect(() => {
    if (outdated) forget();
  }, [outdated, forget]);

  if (unknown) return <StartScreen />;
  return decision.stay ? <Outlet /> : <Navigate to={decision.go} replace />;
}
