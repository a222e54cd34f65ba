'use client';
import { useCallback, useEffect, type RefObject } from 'react';
import { announce, holdRegion, type AnnounceOptions } from '../../foundation/announce.js';

/**
 * `announce` from the place of an element, with a live region that stands ready as long as the component does. The answer never changes.
 * @param place an element of the island that speaks; without it the page does
 */
export function useAnnounce(place?: RefObject<Element | null>): (text: string, options?: AnnounceOptions) => void {
  useEffect(() => holdRegion(place?.current), [place]);
  return useCallback((text, options) => announce(text, { root: place?.current, ...options }), [place]);
}
