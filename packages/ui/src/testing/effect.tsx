import { useEffect } from 'react';

/** Renders nothing. Calls `run` in an effect, when the tree is mounted or hydrated. */
export function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
