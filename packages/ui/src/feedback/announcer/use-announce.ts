'use client';
import { useCallback, useEffect, type RefObject } from 'react';
import { announce, mountRegion, type AnnounceOptions } from '../../foundation/announce.js';

/**
 * Returns `announce`, bound to the theme root of an element, and mounts a live region as long as the component is
 * mounted. The returned function is stable.
 * @param ref an element in the island; without it, messages are announced for the page
 */
export function useAnnounce(ref?: RefObject<Element | null>): (text: string, options?: AnnounceOptions) => void {
  useEffect(() => mountRegion(ref?.current), [ref]);
  return useCallback((text, options) => announce(text, { root: ref?.current, ...options }), [ref]);
}
