import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { linkTokenIn } from './link-token';

/**
 * Returns the location of the current page. During navigation to another page, the router already has that page's
 * location.
 */
export function usePageLocation(): Location {
  const location = useLocation();
  const [pageLocation, setPageLocation] = useState(location);
  if (location === pageLocation || location.pathname !== pageLocation.pathname) return pageLocation;
  setPageLocation(location);
  return location;
}

/** Returns the token of the mailed link that opened this page, or null. Removes it from the URL immediately. */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = usePageLocation();
  const navigate = useNavigate();
  const { token } = linkTokenIn({ pathname, search, hash, state });
  useEffect(() => {
    const { moved } = linkTokenIn({ pathname, search, hash, state });
    if (!moved) return;
    const { state: nextState, ...to } = moved;
    void navigate(to, { replace: true, state: nextState });
  }, [navigate, pathname, search, hash, state]);
  return token;
}
