'use client';
import { useCallback, useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import { loadPosition } from '../overlay/load-position.js';
import { useControlled } from '../use-controlled.js';
import { resetWarm, isWarm, keepWarm } from './tooltip-group.js';
import { pressSlop, tooltipTiming } from './tooltip-timing.js';

/** Why a tooltip opened or closed. */
export type TooltipReason = 'hover' | 'focus' | 'press' | 'long-press' | 'escape' | 'other-opened';
/** Called when a tooltip opens or closes. */
export type TooltipChange = (open: boolean, details: { reason: TooltipReason; event?: Event }) => void;

/** Data of a tooltip that is stored in a ref instead of React state, so that a closed tooltip does not re-render. */
interface Memory {
  /** Whether the popup is mounted. Set by the popup. */
  open: boolean;
  focused: boolean;
  /** The position where a touch started. */
  start?: { x: number; y: number };
  /** Whether a long press opened the tooltip: the click at its end is suppressed. */
  longPressed: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/** Returns the state of a tooltip and the event handlers of its trigger and its popup. */
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
  const memory = useRef<Memory>({ open: false, focused: false, longPressed: false });

  const attach = useCallback((element: Element | null) => {
    anchor.current = element;
    if (!element) clearTimeout(memory.current.timer);
  }, []);
  const setMounted = useCallback((mounted: boolean) => {
    memory.current.open = mounted;
  }, []);

  const change = (next: boolean, reason: TooltipReason, event?: Event) => {
    clearTimeout(memory.current.timer);
    if (memory.current.open !== next) setOpen(next, { reason, event });
  };
  const later = (ms: number, next: boolean, reason: TooltipReason, event?: Event) => {
    clearTimeout(memory.current.timer);
    memory.current.timer = setTimeout(() => {
      memory.current.longPressed = reason === 'long-press' && next;
      change(next, reason, event);
    }, ms);
  };
  const leave = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || memory.current.focused) return;
    if (memory.current.open) keepWarm(event.timeStamp);
    later(tooltipTiming.leave, false, 'hover', event.nativeEvent);
  };
  const endTouch = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    memory.current.start = undefined;
    if (memory.current.open) later(tooltipTiming.touchLeave, false, 'long-press', event.nativeEvent);
    else clearTimeout(memory.current.timer);
  };

  const trigger = {
    onPointerEnter: (event: PointerEvent) => {
      void loadPosition();
      if (event.pointerType === 'touch') return;
      if (isWarm(event.timeStamp)) change(true, 'hover', event.nativeEvent);
      else later(tooltipTiming.enter, true, 'hover', event.nativeEvent);
    },
    onPointerLeave: leave,
    onPointerDown: (event: PointerEvent) => {
      memory.current.longPressed = false;
      if (event.pointerType !== 'touch') {
        resetWarm();
        return change(false, 'press', event.nativeEvent); // the press may open an overlay at this position
      }
      memory.current.start = { x: event.clientX, y: event.clientY };
      later(tooltipTiming.touchEnter, true, 'long-press', event.nativeEvent);
    },
    onPointerMove: (event: PointerEvent) => {
      const { start } = memory.current;
      if (start && !memory.current.open && Math.hypot(event.clientX - start.x, event.clientY - start.y) > pressSlop)
        endTouch(event);
    },
    onPointerUp: endTouch,
    onPointerCancel: endTouch,
    onClickCapture: (event: MouseEvent) => {
      if (!memory.current.longPressed) return;
      memory.current.longPressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: { currentTarget: Element; preventDefault(): void }) => {
      // Prevents the browser's context menu on a long press, except on a link, where users expect it.
      if (memory.current.start && !event.currentTarget.closest('a[href]')) event.preventDefault();
    },
    onFocus: (event: FocusEvent<Element>) => {
      if (!event.target.matches(':focus-visible')) return;
      memory.current.focused = true;
      // Without delay, so that the description exists when a screen reader announces the element.
      change(true, 'focus', event.nativeEvent);
    },
    onBlur: (event: FocusEvent) => {
      memory.current.focused = false;
      change(false, 'focus', event.nativeEvent);
    },
  };
  /** Browsers report no blur when the trigger becomes disabled. */
  const disable = () => {
    if (!memory.current.focused) return;
    memory.current.focused = false;
    change(false, 'focus');
  };
  const popup = { onPointerEnter: () => clearTimeout(memory.current.timer), onPointerLeave: leave };
  return { isOpen, anchor, attach, setMounted, change, disable, trigger, popup };
}

export type TooltipState = ReturnType<typeof useTooltipOpen>;
