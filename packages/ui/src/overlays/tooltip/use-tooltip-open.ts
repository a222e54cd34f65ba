'use client';
import { useCallback, useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import { pressSlop, tooltipTiming } from './tooltip-timing.js';

export type TooltipReason = 'hover' | 'focus' | 'press' | 'long-press' | 'escape' | 'other-opened';
export type TooltipChange = (open: boolean, details: { reason: TooltipReason; event?: Event }) => void;

/** Closes the tooltip that is open now: one at a time is enough. */
let closeOther: (() => void) | undefined;

/** The state of one tooltip, with the handlers of its trigger and of its popup. */
export function useTooltipOpen(open: boolean | undefined, defaultOpen: boolean, onOpenChange: TooltipChange | undefined) {
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: TooltipReason; event?: Event }]>(open, defaultOpen, onOpenChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const state = useRef({ open: isOpen, focused: false, start: null as { x: number; y: number } | null });

  const change = useCallback(
    (next: boolean, reason: TooltipReason, event?: Event) => {
      clearTimeout(timer.current);
      if (state.current.open !== next) setOpen(next, { reason, event });
    },
    [setOpen],
  );
  const later = (ms: number, next: boolean, reason: TooltipReason, event?: Event) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(next, reason, event), ms);
  };

  useEffect(() => {
    state.current.open = isOpen;
    if (!isOpen) return;
    const close = () => change(false, 'other-opened');
    closeOther?.();
    closeOther = close;
    // Before every other listener: the dialog below must not close with the same key.
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      change(false, 'escape', event);
    };
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('keydown', key, true);
      if (closeOther === close) closeOther = undefined;
    };
  }, [isOpen, change]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !state.current.focused) later(tooltipTiming.leave, false, 'hover', event.nativeEvent);
  };
  const lift = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    state.current.start = null;
    if (state.current.open) later(tooltipTiming.touchLeave, false, 'long-press', event.nativeEvent);
    else clearTimeout(timer.current);
  };

  const trigger = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') later(tooltipTiming.enter, true, 'hover', event.nativeEvent);
    },
    onPointerLeave: leave,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return change(false, 'press', event.nativeEvent); // what was pressed may open something here
      state.current.start = { x: event.clientX, y: event.clientY };
      later(tooltipTiming.touchEnter, true, 'long-press', event.nativeEvent);
    },
    onPointerMove: (event: PointerEvent) => {
      const { start } = state.current;
      if (start && !state.current.open && Math.hypot(event.clientX - start.x, event.clientY - start.y) > pressSlop) lift(event);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: { currentTarget: Element; preventDefault(): void }) => {
      // A long press would open the browser's menu instead; a link keeps it, since people know it from there.
      if (state.current.start && !event.currentTarget.closest('a[href]')) event.preventDefault();
    },
    onFocus: (event: FocusEvent<Element>) => {
      if (!event.target.matches(':focus-visible')) return;
      state.current.focused = true;
      change(true, 'focus', event.nativeEvent); // at once, so that the description is there when the element is read
    },
    onBlur: (event: FocusEvent) => {
      state.current.focused = false;
      change(false, 'focus', event.nativeEvent);
    },
  };
  const popup = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: leave };
  return { isOpen, trigger, popup };
}
