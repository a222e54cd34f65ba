'use client';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { SnackbarItem } from './snackbar-item.js';
import type { SnackbarLabels } from './snackbar-labels.js';
import type { Snack, SnackbarTone } from './snackbar-notice.js';
import type { Snackbars } from './snackbar-store.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import { useGlide } from './use-glide.js';
import { useStackKeys } from './use-stack-keys.js';

interface SnackbarStackProps {
  snacks: readonly Snack[];
  store: Snackbars;
  place: RefObject<HTMLElement | null>;
  /** Which edge the stack hangs on. */
  fromBottom: boolean;
  transition: SnackbarTransition;
  /** Those that waited when the host mounted. */
  first: ReadonlySet<string>;
  icon: boolean;
  icons: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  closeButton: boolean;
  labels: Required<SnackbarLabels>;
}

/** The list of what is seen now, and its keys. It mounts anew when it moves into a dialog or out of one. */
export function SnackbarStack({
  snacks,
  store,
  place,
  fromBottom,
  transition,
  first,
  icon,
  icons,
  closeButton,
  labels,
}: SnackbarStackProps) {
  const list = useRef<HTMLOListElement>(null);
  const present = snacks.length > 0;
  useStackKeys(place, present, store.close);
  useGlide(list, snacks, fromBottom);

  useEffect(() => {
    if (!present) return;
    return () => {
      store.hold('hover', false); // what was removed under the pointer tells nobody that the pointer left
      store.hold('focus', false);
    };
  }, [present, store]);

  return (
    // Without a name it is no landmark. It is not hidden while empty: that would take the focus before it can be given back.
    <section ref={place} aria-label={present ? labels.region : undefined} tabIndex={-1}>
      <ol ref={list}>
        {snacks.map((snack) => (
          <SnackbarItem
            key={snack.id}
            snack={snack}
            store={store}
            transition={transition}
            first={first.has(snack.id)}
            icon={icon}
            icons={icons}
            closeButton={closeButton || (snack.stays && !snack.action)}
            labels={labels}
          />
        ))}
      </ol>
    </section>
  );
}
