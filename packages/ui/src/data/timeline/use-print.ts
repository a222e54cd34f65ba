'use client';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintPages } from './print-pages.js';

/** Time in ms after which the pages for print are loaded, so that the browser's own print command has them. */
const loadAfter = 2000;

interface Print {
  /** The component that renders the pages, while it prints. */
  Pages: typeof PrintPages | null;
  /** Whether the pages open the print dialog; false if the browser's own command did. */
  opens: boolean;
  print: () => void;
  finish: () => void;
}

/** Prints one page per year, by a button or by the browser's own command. `enabled` is false in the table. */
export function usePrint(enabled: boolean): Print {
  const [loaded, setLoaded] = useState<{ Pages: typeof PrintPages } | null>(null);
  const [by, setBy] = useState<'button' | 'browser' | null>(null);
  const load = useCallback(async () => {
    const { PrintPages: Pages } = await import('./print-pages.js');
    setLoaded({ Pages });
  }, []);
  useEffect(() => {
    if (!enabled) return;
    const timer = setTimeout(() => void load(), loadAfter);
    // Synchronous, because the browser prints the page as it is after this event.
    const onBeforePrint = () => flushSync(() => setBy((before) => before ?? 'browser'));
    window.addEventListener('beforeprint', onBeforePrint);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', onBeforePrint);
    };
  }, [enabled, load]);
  return {
    Pages: by && loaded ? loaded.Pages : null,
    opens: by === 'button',
    print: () => {
      void load();
      setBy('button');
    },
    finish: useCallback(() => setBy(null), []),
  };
}
