'use client';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { isComposing } from '../../foundation/keys/is-composing.js';
import { capturePointer } from '../../foundation/environment/capture-pointer.js';
import { isRtl } from '../../foundation/theme-root-of.js';
import { isAtLeft, widthAfterKey, widthAfterMove, type WidthLimits } from './side-panel-state.js';

interface ResizeHandleProps {
  /** The id of the panel. */
  controls: string;
  label: string;
  /** Text of the width for screen readers. */
  valueText: (width: number) => string;
  width: number;
  limits: WidthLimits;
  side: 'start' | 'end';
  onWidthChange: (width: number) => void;
}

/** A line between content and panel that changes the width of the panel, by pointer and by keyboard. */
export function ResizeHandle({ controls, label, valueText, width, limits, side, onWidthChange }: ResizeHandleProps) {
  const start = useRef<{ width: number; from: number }>(null);
  const change = (next: number) => {
    if (next !== width) onWidthChange(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && start.current) {
      event.preventDefault(); // cancels the drag only, and no overlay around it
      change(start.current.width);
      start.current = null;
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = widthAfterKey(event.key, width, limits, isAtLeft(side, isRtl(event.currentTarget)));
    if (next === null) return;
    event.preventDefault();
    change(next);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.preventDefault(); // does not select text while the handle moves
    event.currentTarget.focus({ preventScroll: true });
    capturePointer(event.currentTarget, event.pointerId);
    start.current = { width, from: event.clientX };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return;
    const move = { from: start.current.from, to: event.clientX };
    change(widthAfterMove(start.current.width, move, limits, isAtLeft(side, isRtl(event.currentTarget))));
  };
  const onPointerUp = () => {
    start.current = null;
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-controls={controls}
      aria-valuenow={width}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuetext={valueText(width)}
      data-slot="handle"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onLostPointerCapture={onPointerUp}
    />
  );
}
