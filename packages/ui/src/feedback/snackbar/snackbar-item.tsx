'use client';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snack } from './snackbar-state.js';
import type { Snackbars } from './snackbar-store.js';
import { snackbarTiming, type SnackbarTransition } from './snackbar-timing.js';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert };
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface SnackbarItemProps {
  snack: Snack;
  store: Snackbars;
  transition: SnackbarTransition;
  /** It waited when the host mounted. */
  first: boolean;
  icon: boolean;
  closeButton: boolean;
  labels: Required<SnackbarLabels>;
}

/** One notice of the stack: it tells the queue when it has come in and when it has gone. */
export const SnackbarItem = memo(function SnackbarItem({ snack, store, transition, first, icon, closeButton, labels }: SnackbarItemProps) {
  const { id, phase, tone, message, action, count } = snack;
  const Icon = icons[tone];
  const item = useRef<HTMLLIElement>(null);

  useEffect(() => {
    const times = snackbarTiming[transition];
    const entering = first ? times.appear : times.enter;
    if (phase !== 'shown' && phase !== 'exiting') return;
    const done = phase === 'shown' ? store.entered : store.exited;
    const timer = setTimeout(() => done(id), calm() ? 0 : phase === 'shown' ? entering : times.exit);
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
    action?.onAction();
    store.close(id, 'action');
  };
  return (
    <li ref={item} data-part="snackbar" data-phase={phase} data-tone={tone} data-first={first || undefined}>
      {icon && <Icon aria-hidden />}
      <div data-slot="body">
        <span data-slot="message">
          <VisuallyHidden>{labels[tone]}: </VisuallyHidden>
          <bdi>{message}</bdi>
          {count > 1 && <> <bdi data-slot="count">{labels.count(count)}</bdi></>}
        </span>
        {action && <button type="button" data-slot="action" onClick={act}>{action.label}</button>}
      </div>
      {closeButton && (
        <button type="button" data-slot="close" aria-label={labels.close} onClick={() => store.close(id)}>
          <X aria-hidden />
        </button>
      )}
    </li>
  );
});
