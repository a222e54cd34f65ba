'use client';
import { useSyncExternalStore } from 'react';
import { modalOnTop, watchModals } from './layers.js';

const none = () => null;

/**
 * The modal dialog on top, or null; null, too, while it is not `wanted`. Everything outside of it is inert: it can't be pressed, and a live region there is not heard. What must be seen and
 * heard at any time, as a notice, mounts inside of this element while there is one.
 */
export const useModalOnTop = (wanted = true): HTMLDialogElement | null =>
  useSyncExternalStore(watchModals, wanted ? modalOnTop : none, none);
