'use client';
import { useCallback, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { useControlled } from '../../foundation/use-controlled.js';
import { cool, isWarm, keepWarm } from './tooltip-group.js';
import { pressSlop, tooltipTiming } from './tooltip-timing.js';

/** Why a tooltip opened or closed. */
export type TooltipReason = 'hover' | 'focus' | 'press' | 'long-press' | 'escape' | 'other-opened';
/** Hears that a tooltip opens or closes. */
export type TooltipChange = (open: boolean, details: { reason: TooltipReason; event?: Event }) => void;

/** What one tooltip remembers beside whether it is open. No state of React: a closed tooltip renders once and has no effects. */
interface Memory {
  /** Whether the popup is there; told by the popup itself. */
  open: boolean;
  focused: boolean;
  /** Where a finger pressed. */
  start?: { x: number; y: number };
  /** A long press looked; it does not press when the finger is lifted. */
  looked: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** The state of one tooltip, with the handlers of its trigger and of its popup. */
export function useTooltipOpen(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: TooltipChange | undefined,
) {
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: TooltipReason; event?: Event }]>(
    open,
    defaultOpen,
    onOpenChange,
  );
  const anchor = useRef<Element | null>(null);
  const memory = useRef<Memory>({ open: false, focused: false, looked: false });

  const attach = useCallback((element: Element | null) => {
    anchor.current = element;
    if (!element) clearTimeout(memory.current.timer);
  }, []);
  const tell = useCallback((there: boolean) => {
    memory.current.open = there;
  }, []);

  const change = (next: boolean, reason: TooltipReason, event?: Event) => {
    clearTimeout(memory.current.timer);
    if (memory.current.open !== next) setOpen(next, { reason, event });
  };
  const later = (ms: number, next: boolean, reason: TooltipReason, event?: Event) => {
    clearTimeout(memory.current.timer);
    memory.current.timer = setTimeout(() => {
      memory.current.looked = reason === 'long-press' && next;
      change(next, reason, event);
    }, ms);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || memory.current.focused) return;
    if (memory.current.open) keepWarm(event.timeStamp);
    later(tooltipTiming.leave, false, 'hover', event.nativeEvent);
  };
  const lift = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    memory.current.start = undefined;
    if (memory.current.open) later(tooltipTiming.touchLeave, false, 'long-press', event.nativeEvent);
    else clearTimeout(memory.current.timer);
  };

  const trigger = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      if (isWarm(event.timeStamp)) change(true, 'hover', event.nativeEvent);
      else later(tooltipTiming.enter, true, 'hover', event.nativeEvent);
    },
    onPointerLeave: leave,
    onPointerDown: (event: PointerEvent) => {
      memory.current.looked = false;
      if (event.pointerType !== 'touch') {
        cool();
        return change(false, 'press', event.nativeEvent); // what was pressed may open something here
      }
      memory.current.start = { x: event.clientX, y: event.clientY };
      later(tooltipTiming.touchEnter, true, 'long-press', event.nativeEvent);
    },
    onPointerMove: (event: PointerEvent) => {
      const { start } = memory.current;
      if (start && !memory.current.open && Math.hypot(event.clientX - start.x, event.clientY - start.y) > pressSlop)
        lift(event);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onClickCapture: (event: MouseEvent) => {
      if (!memory.current.looked) return;
      memory.current.looked = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: { currentTarget: Element; preventDefault(): void }) => {
      // A long press would open the browser's menu instead; a link keeps it, since people know it from there.
      if (memory.current.start && !event.currentTarget.closest('a[href]')) event.preventDefault();
    },
    onFocus: (event: FocusEvent<Element>) => {
      if (!event.target.matches(':focus-visible')) return;
      memory.current.focused = true;
      change(true, 'focus', event.nativeEvent); // at once, so that the description is there when the element is read
    },
    onBlur: (event: FocusEvent) => {
      memory.current.focused = false;
      change(false, 'focus', event.nativeEvent);
    },
  };
  const popup = { onPointerEnter: () => clearTimeout(memory.current.timer), onPointerLeave: leave };
  return { isOpen, anchor, attach, tell, change, trigger, popup };
}

export type TooltipState = ReturnType<typeof useTooltipOpen>;
