'use client';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { beginMode, createMode, dragMode, type EditMode } from './edit-mode.js';
import { lineAt, type TimelineLine } from './timeline-lines.js';
import type { Snap } from './timeline-days.js';
import type { TimelineBar } from './timeline-types.js';
import type { Editor } from './use-editor.js';
import type { Mode } from './use-mode.js';
import { geometryOf, scrollToX } from './use-view.js';

interface DragOptions<B extends TimelineBar> {
  scroller: RefObject<HTMLDivElement | null>;
  dayWidth: () => number;
  lines: readonly TimelineLine[];
  tops: Float64Array;
  rows: readonly string[];
  first: number;
  last: number;
  snap: Snap;
  editor: Editor<B>;
  mode: Mode<B>;
  /** Announced when Escape reverts a drag. */
  reverted: string;
  targets: (id: string) => ReadonlySet<string>;
  /** Called with the changed bars after a drop; null if it was blocked. */
  onDrop: (ids: string[] | null) => void;
}

/** In px and ms. */
const threshold = 4;
const edgeWidth = 8;
const longPress = 450;
const scrollZone = 48;
const scrollSpeed = 14;

/** Returns the day and the line at a pointer. */
export function placeAt(
  scroller: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  { dayWidth, first, last, tops }: { dayWidth: () => number; first: number; last: number; tops: Float64Array },
): { day: number; line: number } {
  const box = scroller.getBoundingClientRect();
  const { head, x, y, rem } = geometryOf(scroller);
  const along = isRtl(scroller) ? box.right - scroller.clientLeft - clientX : clientX - box.left - scroller.clientLeft;
  const day = first + Math.floor((along - head.width + x) / dayWidth());
  const top = (clientY - box.top - scroller.clientTop - head.height + y) / rem;
  return { day: Math.min(last, Math.max(first, day)), line: lineAt(tops, Math.max(0, top)) };
}

/** Which end of a bar a pointer is on. Short bars only move. */
function kindAt(bar: HTMLElement, clientX: number): 'move' | 'start' | 'end' {
  const box = bar.getBoundingClientRect();
  if (box.width < 3 * edgeWidth) return 'move';
  const [toStart, toEnd] = isRtl(bar)
    ? [box.right - clientX, clientX - box.left]
    : [clientX - box.left, box.right - clientX];
  return toStart <= edgeWidth ? 'start' : toEnd <= edgeWidth ? 'end' : 'move';
}

/**
 * Drags by pointer: on empty time creates, on a bar moves, on its ends resizes. Touch begins with a long press, so that
 * a swipe scrolls. The timeline scrolls at its edges, Escape reverts, and a conflict blocks the drop.
 */
export function useDrag<B extends TimelineBar>(options: DragOptions<B>) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const stop = useRef<() => void>(undefined);
  const justDragged = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    justDragged.current = false;
    const { editor, mode: current } = latest.current;
    const target = event.target as HTMLElement;
    const bar = target.closest<HTMLElement>('[data-bar]');
    const row = target.closest<HTMLElement>('[data-slot="row"] > [data-slot="track"]')?.parentElement;
    if (current.current) return current.cancel(); // of the keyboard
    if (event.button !== 0 || !event.isPrimary || editor.readOnly || !row) return;
    const isTouch = event.pointerType === 'touch';
    const origin = { clientX: event.clientX, clientY: event.clientY };
    let pointer = origin;
    let begun: EditMode<B> | null = null;
    let shown: EditMode<B> | null = null;
    let start = { day: 0, line: 0 };
    let frame = 0;

    const place = () => placeAt(latest.current.scroller.current!, pointer, latest.current);
    const update = () => {
      if (!begun) return;
      const { snap, rows, lines, first, last, mode, editor: now } = latest.current;
      const at = place();
      const rowOf = (line: number) => rows.indexOf(lines[line]?.id ?? '');
      const rowSteps = rowOf(at.line) < 0 ? 0 : rowOf(at.line) - rowOf(start.line);
      const next =
        begun.kind === 'create'
          ? createMode(
              begun,
              { row: row.dataset['line'] ?? '', from: start.day, to: at.day, snap, createBar: now.createBar },
              { first, last },
            )
          : dragMode(begun, { days: at.day - start.day, rowSteps, snap, rows }, { first, last });
      if (next === shown) return;
      shown = next;
      mode.set(next);
    };
    const scrollAtEdges = () => {
      const element = latest.current.scroller.current;
      if (!element) return;
      const box = element.getBoundingClientRect();
      const { head, x } = geometryOf(element);
      const rtl = isRtl(element);
      const toStart = (rtl ? box.right - pointer.clientX : pointer.clientX - box.left) - head.width;
      const toEnd = rtl ? pointer.clientX - box.left : box.right - pointer.clientX;
      const along = toStart < scrollZone ? -scrollSpeed : toEnd < scrollZone ? scrollSpeed : 0;
      const down =
        pointer.clientY < box.top + head.height + scrollZone / 2
          ? -scrollSpeed
          : pointer.clientY > box.bottom - scrollZone / 2
            ? scrollSpeed
            : 0;
      if (along !== 0) scrollToX(element, Math.max(0, x + along));
      if (down !== 0 && begun?.kind === 'move') element.scrollTop += down;
      if (along !== 0 || down !== 0) update();
      frame = requestAnimationFrame(scrollAtEdges);
    };
    const begin = () => {
      const { editor: now, targets, scroller } = latest.current;
      start = placeAt(scroller.current!, origin, latest.current);
      const id = bar?.dataset['bar'];
      if (id === undefined) begun = beginMode<B>('create', now.newId(), new Set(), now.bars);
      else {
        const ids = new Set(now.bars.flatMap((each) => (targets(id).has(each.id) && !each.readOnly ? [each.id] : [])));
        if (!ids.has(id)) return end();
        const kind = bar ? kindAt(bar, origin.clientX) : 'move';
        begun = beginMode(kind, id, kind === 'move' ? ids : new Set([id]), now.bars);
      }
      if (scroller.current) scroller.current.dataset['dragging'] = begun.kind;
      update();
      frame = requestAnimationFrame(scrollAtEdges);
    };
    const onMove = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      pointer = { clientX: moved.clientX, clientY: moved.clientY };
      const far = Math.hypot(pointer.clientX - origin.clientX, pointer.clientY - origin.clientY);
      if (begun) update();
      else if (isTouch && far > 2 * threshold) end();
      else if (!isTouch && far > threshold) begin();
    };
    const onUp = (up: globalThis.PointerEvent) => {
      if (up.pointerId !== event.pointerId) return;
      const dropped = begun && shown;
      end();
      if (!dropped) return;
      justDragged.current = true;
      const { mode, onDrop } = latest.current;
      const ids = mode.commit(dropped);
      if (ids === null) mode.set(null);
      onDrop(ids);
    };
    const revert = () => {
      const dropped = begun !== null;
      end();
      if (!dropped) return;
      justDragged.current = true;
      latest.current.mode.set(null);
      latest.current.editor.say(latest.current.reverted);
    };
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || !begun || isComposing(key)) return;
      key.preventDefault();
      key.stopPropagation();
      revert();
    };
    const keepFromScrolling = (touch: TouchEvent) => begun && touch.preventDefault();
    const timer = isTouch ? setTimeout(begin, longPress) : undefined;
    const end = () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      begun = null;
      delete latest.current.scroller.current?.dataset['dragging'];
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', revert);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('touchmove', keepFromScrolling);
      stop.current = undefined;
    };
    stop.current = end;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', revert);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('touchmove', keepFromScrolling, { passive: false });
  };

  /** Whether the click that follows a drag must do nothing. */
  const wasDrag = () => justDragged.current;
  return { onPointerDown, wasDrag };
}
