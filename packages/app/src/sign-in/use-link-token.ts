import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { linkTokenIn } from './link-token';

/** The location of the page that reads it. While a page leaves, the router has the next page's location already. */
export function useOwnLocation(): Location {
  const location = useLocation();
  const [own, setOwn] = useState(location);
  if (location === own || location.pathname !== own.pathname) return own;
  setOwn(location);
  return location;
}

/** The token of the mailed link that opened this page, or null; moves it out of the address at once. */
export function useLinkToken(): string | null {
  const { pathname, search, hash, state } = useOwnLocation();
  const navigate = useNavigate();
  const { token } = linkTokenIn({ pathname, search, hash, state });
  useEffect(() => {
    const { moved } = linkTokenIn({ pathname, search, hash, state });
    if (!moved) return;
    const { state: kept, ...to } = moved;
    void navigate(to, { replace: true, state: kept });
  }, [navigate, pathname, search, hash, state]);
  return token;
}
