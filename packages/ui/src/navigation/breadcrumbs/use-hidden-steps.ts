'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { fits, hiddenSteps } from './breadcrumbs-state.js';

interface Steps {
  /** Stands for the steps; where it changes, they are measured anew. */
  way: string;
  count: number;
  max: number;
  /** The reader asked for all of them. */
  expanded: boolean;
}

/**
 * Which steps of a row hide. New steps are first laid out in full, measured, and cut before they are painted; without measuring, as before
 * hydration, the row cuts its labels by CSS.
 */
export function useHiddenSteps(row: RefObject<HTMLElement | null>, { way, count, max, expanded }: Steps) {
  const [measured, setMeasured] = useState({ way, room: 0, needed: 0 });
  const fitting = measured.way !== way || fits(measured);
  const hidden = expanded ? null : hiddenSteps(count, max, fitting);
  const whole = hidden === null && !expanded;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => setMeasured((before) => ({ way, room: element.clientWidth, needed: whole ? naturalWidth(element) : before.needed }));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, way, whole]);
  return hidden;
}

/** Width of the row's steps without the cutting of their labels. */
function naturalWidth(row: HTMLElement): number {
  let width = 0;
  for (const step of row.children) {
    const label = step.querySelector<HTMLElement>('[data-slot="step"]');
    width += step.getBoundingClientRect().width + (label ? label.scrollWidth - label.clientWidth : 0);
  }
  return width;
}
