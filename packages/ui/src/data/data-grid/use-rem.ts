'use client';
import { useSyncExternalStore } from 'react';
import { sizeObserver } from '../../foundation/environment/size-observer.js';

/** Calls the listener when the text size of the page changes, which no event reports. */
function subscribe(listener: () => void): () => void {
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:absolute;visibility:hidden;inline-size:1rem;block-size:0;inset-block-start:0;inset-inline-start:0';
  probe.ariaHidden = 'true';
  document.body.append(probe);
  const observer = sizeObserver(listener);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Returns the size of 1 rem in px; 0 on a server and while its page is hydrated, because styles set there are blocked. */
export const useRem = (): number => useSyncExternalStore(subscribe, remInPixels, () => 0);
