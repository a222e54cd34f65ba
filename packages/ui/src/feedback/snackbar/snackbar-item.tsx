'use client';
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/glyphs.js';
import { Spinner } from '../../foundation/spinner.js';
import { isCalm } from './is-calm.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snack, SnackbarTone } from './snackbar-notice.js';
import type { Snackbars } from './snackbar-store.js';
import { snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';
import { useSwipe } from './use-swipe.js';

/** So many characters stand on three lines, however narrow the window and wide the script: only what is longer may have to scroll. */
const SHORT = 40;

const toneIcons = { info: <Info />, success: <CircleCheck />, warning: <TriangleAlert />, error: <CircleAlert /> };

interface SnackbarItemProps {
  snack: Snack;
  store: Snackbars;
  transition: SnackbarTransition;
  /** It waited when the host mounted. */
  first: boolean;
  icon: boolean;
  icons: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  closeButton: boolean;
  labels: Required<SnackbarLabels>;
}

/** One notice of the stack: it tells the queue when it has come in and when it has gone. */
export const SnackbarItem = memo(function SnackbarItem({
  snack,
  store,
  transition,
  first,
  icon,
  icons,
  closeButton,
  labels,
}: SnackbarItemProps) {
  const { id, phase, tone, message, action, count, busy } = snack;
  const item = useRef<HTMLLIElement>(null);
  const swipe = useSwipe(() => store.close(id));

  useEffect(() => {
    const times = snackbarTiming[transition];
    const entering = first ? times.appear : times.enter;
    if (phase !== 'shown' && phase !== 'exiting') return;
    const done = phase === 'shown' ? store.entered : store.exited;
    // Without motion it comes at once and goes at once, but has come in no sooner: of a flood each would make room for the next before it is read.
    const timer = setTimeout(() => done(id), phase === 'shown' ? entering : isCalm() ? 0 : times.exit);
    return () => clearTimeout(timer);
  }, [phase, id, store, transition, first]);

  useLayoutEffect(() => {
    const own = item.current;
    // What is removed with the focus would take it along: the stack keeps it, so that the next notice is a Tab away.
    return () => {
      if (own?.contains(document.activeElement)) own.closest('section')?.focus();
    };
  }, []);

  const act = () => {
    // Pressed twice, or while it is going, it is done once.
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
        <span data-slot="message" data-long={message.length > SHORT || undefined}>
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
