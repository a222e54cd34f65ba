'use client';
import { useSyncExternalStore } from 'react';
import { modalOnTop, watchModals } from './layers.js';

/**
 * The modal dialog on top, or null. Everything outside of it is inert: it can't be pressed, and a live region there is not heard. What must be seen and
 * heard at any time, as a notice, mounts inside of this element while there is one.
 */
export const useModalOnTop = (): HTMLDialogElement | null => useSyncExternalStore(watchModals, modalOnTop, () => null);
