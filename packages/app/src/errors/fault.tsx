import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { log } from '../start/log';
import { PlainSheet } from '../shell/plain-sheet';
import { Message } from './message';

/** Stands in for a page that broke or could not be loaded. */
export function Fault() {
  const error = useRouteError();
  useEffect(() => log('a page could not be shown', error), [error]);
  return (
    <PlainSheet>
      <Message what="error" reload />
    </PlainSheet>
  );
}
