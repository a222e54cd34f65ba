'use client';
import { memo, useEffect, useMemo, useRef, useState, useSyncExternalStore, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { SnackbarAnnouncer } from './snackbar-announcer.js';
import { SnackbarItem } from './snackbar-item.js';
import { snackbarLabels, type SnackbarLabels } from './snackbar-labels.js';
import { visibleSnacks } from './snackbar-state.js';
import type { Snackbars } from './snackbar-store.js';
import { Root } from './snackbar.styles.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import { useStackKeys } from './use-stack-keys.js';

export interface SnackbarAnchor {
  vertical: 'top' | 'bottom';
  /** Left is where lines begin, right is where they end: both turn with the direction. */
  horizontal: 'left' | 'center' | 'right';
}

export interface SnackbarHostProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The queue, from `createSnackbars()`. */
  store: Snackbars;
  anchor?: SnackbarAnchor;
  transition?: SnackbarTransition;
  /** Default is a quiet surface with a toned icon; filled and outlined show the tone on the whole notice. */
  variant?: 'default' | 'filled' | 'outlined';
  iconVariant?: 'default' | 'none';
  /** Where it is off, a notice that stays has a close button all the same, unless it has an action. */
  closeButton?: boolean;
  dense?: boolean;
  labels?: SnackbarLabels;
}

const bottomRight: SnackbarAnchor = { vertical: 'bottom', horizontal: 'right' };

/**
 * Shows the notices of a queue, one host to a page, near the root of the theme. The live regions are there from the start.
 * Keyboard: F6 reaches the stack, F6 or Escape returns. Its clocks stop under a pointer, under the focus and in a hidden tab.
 * `data-part="snackbar-host"`, with `data-transition`, `data-variant`, `data-vertical`, `data-horizontal`, `data-dense`; `data-part="snackbar"` with
 * `data-phase` and `data-tone` on each notice. Source: specification, sections 3, 4 and 9; WCAG 2.2, 2.2.1 and 4.1.3.
 */
export const SnackbarHost = memo(function SnackbarHost({
  store, anchor = bottomRight, transition = 'Fade', variant = 'default', iconVariant = 'default', closeButton = true, dense, labels, ...rest
}: SnackbarHostProps) {
  const stack = useRef<HTMLElement>(null);
  const words = useMemo(() => ({ ...snackbarLabels, ...labels }), [labels]);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const visible = visibleSnacks(state);
  const present = visible.length > 0;
  const [first] = useState(() => new Set(store.getState().snacks.map(({ id }) => id)));
  useStackKeys(stack, present);

  useEffect(() => {
    if (present) return;
    store.hold('hover', false); // what was removed under the pointer tells nobody that the pointer left
    store.hold('focus', false);
  }, [present, store]);
  useEffect(() => {
    const look = () => store.hold('hidden-tab', document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);

  const handlers = {
    onPointerEnter: () => store.hold('hover', true),
    onPointerLeave: () => store.hold('hover', false),
    onFocus: () => store.hold('focus', true),
    onBlur: (event: FocusEvent) => {
      if (!stack.current?.contains(event.relatedTarget)) store.hold('focus', false);
    },
  };
  return (
    <Root
      data-part="snackbar-host"
      {...mergeProps(rest, handlers)}
      data-transition={transition}
      data-variant={variant}
      data-vertical={anchor.vertical}
      data-horizontal={anchor.horizontal}
      data-dense={dense || undefined}
    >
      <SnackbarAnnouncer snacks={visible} labels={words} />
      {/* Without a name it is no landmark. It is not hidden while empty: that would take the focus before it can be given back. */}
      <section ref={stack} aria-label={present ? words.region : undefined} tabIndex={-1}>
        <ol>
          {visible.map((snack) => (
            <SnackbarItem
              key={snack.id}
              snack={snack}
              store={store}
              transition={transition}
              first={first.has(snack.id)}
              icon={iconVariant === 'default'}
              closeButton={closeButton || (snack.stays && !snack.action)}
              labels={words}
            />
          ))}
        </ol>
      </section>
    </Root>
  );
});
