'use client';
import { useEffect, useRef } from 'react';
import type { OptionLoader } from './combobox-props.js';
import { loadStateOf, type Loaded } from './combobox-state.js';

interface LoadSettings {
  /** Undefined if the options are given as a list. */
  load: OptionLoader | undefined;
  /** Options are loaded only while the list is open. */
  isOpen: boolean;
  query: string;
  /** In ms. */
  delay: number;
  loaded: Loaded | null;
  onLoaded: (result: Loaded) => void;
  /** Called when the list closes. */
  onClose: () => void;
}

/**
 * Loads the options for the typed text after a pause. A request is aborted when the text changes or the list closes, so
 * that its late result is never shown. When the list opens again, the options are loaded again: what they depend on may
 * have changed. Until then, the previous ones are shown.
 */
export function useLoadOptions({ load, isOpen, query, delay, loaded, onLoaded, onClose }: LoadSettings) {
  const latest = useRef({ load, onLoaded, onClose });
  useEffect(() => {
    latest.current = { load, onLoaded, onClose };
  });
  const isUsed = load !== undefined && isOpen;
  useEffect(() => (isUsed ? () => latest.current.onClose() : undefined), [isUsed]);
  const isNeeded = isUsed && loadStateOf(loaded, query) === 'loading';
  useEffect(() => {
    if (!isNeeded) return;
    const controller = new AbortController();
    const { signal } = controller;
    const finish = (result: Loaded) => {
      if (!signal.aborted) latest.current.onLoaded(result);
    };
    const request = async () => {
      try {
        finish({ query, options: (await latest.current.load?.(query, { signal })) ?? [] });
      } catch {
        finish({ query, options: [], failed: true });
      }
    };
    const timer = setTimeout(() => void request(), query === '' ? 0 : delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isNeeded, query, delay]);
}
