'use client';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { SnackbarItem } from './snackbar-item.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snackbars } from './snackbar-store.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import type { SnackbarTone, Toast } from './toast.js';
import { useGlide } from './use-glide.js';
import { useStackKeys } from './use-stack-keys.js';

interface SnackbarStackProps {
  toasts: readonly Toast[];
  store: Snackbars;
  region: RefObject<HTMLElement | null>;
  /** Whether the stack is anchored to the bottom edge. */
  fromBottom: boolean;
  transition: SnackbarTransition;
  /** Ids of the toasts that were in the queue when the host mounted. */
  first: ReadonlySet<string>;
  icon: boolean;
  icons: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  closeButton: boolean;
  labels: Required<SnackbarLabels>;
}

/** The list of visible toasts with its keyboard support. Remounts when it moves into or out of a dialog. */
export function SnackbarStack({
  toasts,
  store,
  region,
  fromBottom,
  transition,
  first,
  icon,
  icons,
  closeButton,
  labels,
}: SnackbarStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const present = toasts.length > 0;
  useStackKeys(region, present, store.close);
  useGlide(list, toasts, fromBottom);

  useEffect(() => {
    if (!present) return;
    return () => {
      store.resume('hover'); // an element that is removed under the pointer fires no pointerleave
      store.resume('focus');
    };
  }, [present, store]);

  return (
    // Without a name the section is not a landmark. An empty section is not hidden, because hiding it would blur the
    // focused element before the focus is restored.
    <section ref={region} aria-label={present ? labels.region : undefined} tabIndex={-1}>
      <ol ref={list}>
        {toasts.map((toast) => (
          <SnackbarItem
            key={toast.id}
            toast={toast}
            store={store}
            transition={transition}
            first={first.has(toast.id)}
            icon={icon}
            icons={icons}
            closeButton={closeButton || (toast.stays && !toast.action)}
            labels={labels}
          />
        ))}
      </ol>
    </section>
  );
}
