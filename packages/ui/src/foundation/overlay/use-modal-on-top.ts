'use client';
import { useSyncExternalStore } from 'react';
import { modalOnTop, subscribeTopModal } from './layers.js';

const noModal = () => null;

/**
 * Returns the topmost modal dialog, or null if there is none or `enabled` is false. Everything outside that dialog is
 * inert: it cannot be pressed, and screen readers do not announce its live regions. Render content that must always be
 * available, such as snackbars, inside this element.
 */
export const useModalOnTop = (enabled = true): HTMLDialogElement | null =>
  useSyncExternalStore(subscribeTopModal, enabled ? modalOnTop : noModal, noModal);
