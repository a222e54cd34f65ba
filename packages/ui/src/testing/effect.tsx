import { useEffect } from 'react';

/** Draws nothing, and tells that what it was drawn with has had its effects: on the screen, or taken over from the server. */
export function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
