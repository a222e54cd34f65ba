'use client';
import { useCallback, type RefObject } from 'react';
import { announce } from '../../foundation/announce.js';

/** Returns a function that announces a message near the timeline. A newer message replaces one that still waits. */
export const useSay = (root: RefObject<Element | null>): ((message: string, urgent?: boolean) => void) =>
  useCallback((message, urgent = false) => announce(message, { root: root.current, urgent, source: root }), [root]);
