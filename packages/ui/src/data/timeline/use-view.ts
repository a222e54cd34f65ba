'use client';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { sizeObserver } from '../../foundation/environment/size-observer.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { clampDay, levelOf } from './timeline-ticks.js';
import type { TimelineUnit } from './timeline-days.js';
import { sameWindow, windowOf, type MountedWindow } from './timeline-window.js';
import { createZoomStore, type ZoomStore } from './zoom-store.js';

/** What is rendered: the scale when zooming ended, and the mounted window. */
export interface View {
  day: number;
  level: TimelineUnit;
  window: MountedWindow;
}

/** The visible part of the timeline in the scroller, in px. */
export interface Geometry {
  rem: number;
  /** Size of the sticky row headers and of the sticky header rows. */
  head: { width: number; height: number };
  /** Height of the sticky row of sums. */
  foot: number;
  /** Distance from the first day, and from the first line. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Time in ms without a further step after which zooming has ended. */
const zoomPause = 160;
const slot = (element: Element, name: string) => element.querySelector<HTMLElement>(`[data-slot="${name}"]`);

export function geometryOf(scroller: HTMLElement): Geometry {
  const head = {
    width: slot(scroller, 'corner')?.offsetWidth ?? 0,
    height: slot(scroller, 'head')?.offsetHeight ?? 0,
  };
  const foot = slot(scroller, 'summary')?.offsetHeight ?? 0;
  return {
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    head,
    foot,
    x: Math.abs(scroller.scrollLeft),
    y: scroller.scrollTop,
    width: Math.max(1, scroller.clientWidth - head.width),
    height: Math.max(1, scroller.clientHeight - head.height - foot),
  };
}

/** Scrolls to a distance from the first day, in the reading direction. */
export const scrollToX = (scroller: HTMLElement, x: number): void => {
  scroller.scrollLeft = isRtl(scroller) ? -x : x;
};

interface ViewOptions {
  tops: Float64Array;
  days: number;
  /** The scale in px per day (controlled), and the initial one. */
  zoom: number | undefined;
  initialZoom: number;
  onZoomChange: ((day: number, level: TimelineUnit) => void) | undefined;
}

export interface TimelineView {
  scroller: RefObject<HTMLDivElement | null>;
  view: View;
  store: ZoomStore;
  /** Zooms to a scale. The day at `x`, in px from the start of the visible days, keeps its position. Default: the centre. */
  zoomTo: (day: number, x?: number) => void;
  /** Computes the mounted window again. */
  sync: () => void;
}

/**
 * The scale and the mounted window. Zooming sets one custom property; when it pauses, a single commit renders the new
 * columns and mounts the bars that came into view. Scrolling renders only when the window changes.
 */
export function useView({ tops, days, zoom, initialZoom, onZoomChange }: ViewOptions): TimelineView {
  const scroller = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createZoomStore(zoom ?? initialZoom));
  const [view, setView] = useState<View>(() => ({
    day: store.day(),
    level: store.level(),
    window: { firstLine: 0, lastLine: Math.min(30, tops.length - 2), from: 0, to: Math.min(days - 1, 400) },
  }));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ tops, days, onZoomChange });
  useLayoutEffect(() => {
    latest.current = { tops, days, onZoomChange };
  });

  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { rem, x, y, width, height } = geometryOf(element);
    const day = store.day();
    const section = {
      top: y / rem,
      bottom: (y + height) / rem,
      from: Math.floor(x / day),
      to: Math.ceil((x + width) / day),
    };
    const window = windowOf(latest.current.tops, section, latest.current.days);
    setView((before) =>
      before.day === day && sameWindow(before.window, window) ? before : { day, level: levelOf(day), window },
    );
  }, [store]);
  const sync = useCallback(() => {
    if (timer.current === undefined) measure(); // while zooming, one commit at the end
  }, [measure]);

  const zoomTo = useCallback(
    (given: number, at?: number) => {
      const element = scroller.current;
      const day = clampDay(given);
      if (!element || day === store.day()) return;
      const { x, width } = geometryOf(element);
      const fixed = at ?? width / 2;
      const anchor = (x + fixed) / store.day();
      store.set(day);
      element.style.setProperty('--day', `${day}px`);
      element.dataset['level'] = store.level();
      scrollToX(element, anchor * day - fixed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        measure();
        latest.current.onZoomChange?.(store.day(), store.level());
      }, zoomPause);
    },
    [measure, store],
  );

  useEffect(() => {
    if (zoom !== undefined) zoomTo(zoom);
  }, [zoom, zoomTo]);
  useLayoutEffect(sync, [tops, days, sync]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = sizeObserver(sync);
    observer.observe(element);
    element.addEventListener('scroll', sync, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', sync);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [sync]);

  return { scroller, view, store, zoomTo, sync };
}
