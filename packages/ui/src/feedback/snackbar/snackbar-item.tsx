'use client';
import { focusedElement, holdsFocus, isFocused } from '../../foundation/focus/active-element.js';
import { focusAfterRemoval } from '../../foundation/focus/focus-after-removal.js';
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/glyphs.js';
import { Spinner } from '../../foundation/progress/spinner.js';
import { prefersReducedMotion } from '../../foundation/motion.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snackbars } from './snackbar-store.js';
import { snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
import type { SnackbarTone, Toast } from './toast.js';
import { useSwipe } from './use-swipe.js';

/** Messages of up to this many characters fit on three lines in every window and script. Longer ones can scroll. */
const SHORT_MESSAGE = 40;

const toneIcons = { info: <Info />, success: <CircleCheck />, warning: <TriangleAlert />, error: <CircleAlert /> };

interface SnackbarItemProps {
  toast: Toast;
  store: Snackbars;
  transition: SnackbarTransition;
  /** Whether the toast was already in the queue when the host mounted. */
  first: boolean;
  icon: boolean;
  icons: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  closeButton: boolean;
  labels: Required<SnackbarLabels>;
}

/** One toast of the stack. Reports the end of its enter and exit transition to the queue. */
export const SnackbarItem = memo(function SnackbarItem({
  toast,
  store,
  transition,
  first,
  icon,
  icons,
  closeButton,
  labels,
}: SnackbarItemProps) {
  const { id, phase, tone, message, action, count, busy } = toast;
  const item = useRef<HTMLLIElement>(null);
  const swipe = useSwipe(() => store.close(id));

  useEffect(() => {
    const times = snackbarTiming[transition];
    const entering = first ? times.appear : times.enter;
    if (phase !== 'shown' && phase !== 'exiting') return;
    const done = phase === 'shown' ? store.entered : store.exited;
    // With reduced motion a toast is removed without an exit transition, but the enter phase keeps its duration.
    // Otherwise each toast of a flood would be replaced by the next before it can be read.
    const timer = setTimeout(() => done(id), phase === 'shown' ? entering : prefersReducedMotion() ? 0 : times.exit);
    return () => clearTimeout(timer);
  }, [phase, id, store, transition, first]);

  useLayoutEffect(() => {
    const element = item.current;
    // When a toast with the focus is removed, the same button of the next toast receives the focus. The stack has it
    // until then, and returns it if no toast is left.
    return () => {
      const focused = element && holdsFocus(element) ? focusedElement() : null;
      const stack = element?.closest('section');
      if (!stack || !(focused instanceof HTMLElement)) return;
      const focusNext = focusAfterRemoval(focused);
      stack.focus();
      queueMicrotask(() => {
        if (isFocused(stack) && stack.querySelector('button')) focusNext();
      });
    };
  }, []);

  const act = () => {
    // `close` returns false for a second press and while the toast is exiting, so the action runs once.
    if (store.close(id, 'action')) action?.onAction();
  };
  return (
    <li
      ref={item}
      data-part="snackbar"
      data-notice={id}
      data-phase={phase}
      data-tone={tone}
      data-first={first || undefined}
      data-bare={!closeButton || undefined}
      {...swipe}
    >
      {icon && (
        <span data-slot="icon" aria-hidden>
          {busy ? <Spinner /> : (icons?.[tone] ?? toneIcons[tone])}
        </span>
      )}
      <div data-slot="body">
        <span data-slot="message" data-long={message.length > SHORT_MESSAGE || undefined}>
          <span data-slot="tone">{labels[tone]}: </span>
          <bdi>{message}</bdi>
          {count > 1 && (
            <>
              {' '}
              <bdi data-slot="count">{labels.count(count)}</bdi>
            </>
          )}
        </span>
        {action && (
          <button type="button" data-slot="action" onClick={act}>
            {action.label}
          </button>
        )}
      </div>
      {closeButton && (
        <button type="button" data-slot="close" aria-label={labels.close} onClick={() => store.close(id)}>
          <X />
        </button>
      )}
    </li>
  );
});
