'use client';
import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { isRtl } from '../../foundation/theme-root-of.js';

interface DragOptions {
  /** Called while a column is resized, with its width in px. */
  onResize: (id: string, width: number) => void;
  /** Called on a double click on the edge of a header. */
  onFit: (id: string) => void;
  /** Called when a column was dropped on another one. */
  onReorder: (id: string, target: string) => void;
}

/** Distance in px after which a press becomes a drag. */
const threshold = 6;

const headerOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[role="columnheader"][data-column]') : null;

/**
 * Resizes a column by dragging the edge of its header, and moves it by dragging the header. Escape cancels. Everything
 * is also possible with the keyboard and in the menu of the header (WCAG 2.2, 2.5.7).
 */
export function useColumnDrag({ onResize, onFit, onReorder }: DragOptions) {
  const wasDragged = useRef(false);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const header = headerOf(event.target);
    const id = header?.dataset['column'];
    if (!header || !id || event.button !== 0) return;
    const isResize = (event.target as Element).closest('[data-slot="resize"]') !== null;
    if (!isResize && (event.target as Element).closest('button')) return;
    if (!isResize && event.pointerType === 'touch') return; // a swipe scrolls; the menu moves columns
    const grid = event.currentTarget;
    const start = { x: event.clientX, width: header.offsetWidth };
    const direction = isRtl(header) ? -1 : 1;
    const controller = new AbortController();
    const { signal } = controller;
    let drop: HTMLElement | null = null;
    const clear = () => {
      for (const each of grid.querySelectorAll<HTMLElement>('[data-drop], [data-dragged]')) {
        delete each.dataset['drop'];
        delete each.dataset['dragged'];
      }
    };
    const headers = () => [...grid.querySelectorAll<HTMLElement>('[role="columnheader"][data-column]')];
    const end = () => {
      clear();
      controller.abort();
    };
    document.addEventListener(
      'pointermove',
      (move) => {
        const moved = move.clientX - start.x;
        if (!wasDragged.current && Math.abs(moved) < threshold) return;
        wasDragged.current = true;
        if (isResize) return onResize(id, start.width + moved * direction);
        clear();
        header.dataset['dragged'] = '';
        drop =
          headers().find((each) => {
            const box = each.getBoundingClientRect();
            return move.clientX >= box.left && move.clientX < box.right;
          }) ?? null;
        if (!drop || drop === header) return;
        const all = headers();
        drop.dataset['drop'] = all.indexOf(drop) < all.indexOf(header) ? 'before' : 'after';
      },
      { signal },
    );
    document.addEventListener(
      'pointerup',
      () => {
        const target = drop?.dataset['column'];
        end();
        if (!isResize && wasDragged.current && target && target !== id) onReorder(id, target);
      },
      { signal },
    );
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || isComposing(key)) return;
        key.preventDefault();
        if (isResize) onResize(id, start.width);
        end();
      },
      { signal, capture: true },
    );
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const id = headerOf(event.target)?.dataset['column'];
    if (id && (event.target as Element).closest('[data-slot="resize"]')) onFit(id);
  };
  return {
    onPointerDown,
    onDoubleClick,
    /** Whether the click that follows ended a drag. */
    wasDragged: () => wasDragged.current,
  };
}
