'use client';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { mergeProps } from '../../foundation/compose.js';
import { useModalOnTop } from '../../foundation/use-modal-on-top.js';
import { mergeLabels } from '../../foundation/merge-labels.js';
import { snackbarLabels, type SnackbarLabels } from './snackbar-labels.js';
import { SnackbarStack } from './snackbar-stack.js';
import type { Snackbars } from './snackbar-store.js';
import { Root } from './snackbar.styles.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import type { SnackbarTone } from './toast.js';
import { useHostedToasts } from './use-hosted-toasts.js';
import { useOffsetAboveActions } from './use-offset-above-actions.js';
import { useToastAnnouncements } from './use-toast-announcements.js';

export interface SnackbarAnchor {
  /** Edge of the window that the stack is anchored to. */
  vertical: 'top' | 'bottom';
  /**
   * Side in a left-to-right page: `left` is the start and `right` the end of a line. Mirrored in right-to-left pages.
   */
  horizontal: 'left' | 'center' | 'right';
}

export interface SnackbarHostProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The queue, from `createSnackbars()`. */
  store: Snackbars;
  /** Position of the stack in the window. */
  anchor?: SnackbarAnchor | undefined;
  /** Enter and exit transition of toasts, with the durations in `snackbarTiming`. */
  transition?: SnackbarTransition | undefined;
  /** `default` colours only the icon by tone; `filled` and `outlined` colour the whole toast. */
  variant?: 'default' | 'filled' | 'outlined' | undefined;
  /** Whether toasts show an icon for their tone. */
  iconVariant?: 'default' | 'none' | undefined;
  /** Custom icons by tone; other tones keep the default icon. Pass a constant or memoized object. */
  icons?: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  /** Shows a close button. If false, only toasts without a timer and without an action have one. */
  closeButton?: boolean | undefined;
  /** Reduces the padding. */
  dense?: boolean | undefined;
  labels?: SnackbarLabels | undefined;
}

const bottomRight: SnackbarAnchor = { vertical: 'bottom', horizontal: 'right' };

/**
 * Shows the toasts of a queue. Render one host per page, near the theme root; of several hosts, the first shows the
 * toasts. Its live regions exist as long as it is mounted. While a modal dialog is open, the stack is rendered inside
 * the dialog, because everything else is inert, and does not cover the actions of the dialog. Keyboard: F6
 * moves the focus to the stack and back, Escape closes the focused toast. Timers are paused while the pointer or the
 * focus is in the stack and while the tab is hidden. `data-part="snackbar-host"` with `data-transition`,
 * `data-variant`, `data-vertical`, `data-horizontal`, `data-dense`; `data-part="snackbar"` with `data-phase` and
 * `data-tone` on each toast. Source: specification, sections 3, 4 and 9; WCAG 2.2, 2.2.1 and 4.1.3.
 */
export const SnackbarHost = memo(function SnackbarHost({
  store,
  anchor = bottomRight,
  transition = 'Fade',
  variant = 'default',
  iconVariant = 'default',
  icons,
  closeButton = true,
  dense,
  labels,
  ...rest
}: SnackbarHostProps) {
  const region = useRef<HTMLElement>(null);
  const text = useMemo(() => mergeLabels(snackbarLabels, labels), [labels]);
  const toasts = useHostedToasts(store);
  const [first] = useState(() => new Set(store.getState().toasts.map(({ id }) => id)));
  const modal = useModalOnTop(toasts.length > 0); // an empty stack isn't moved into a dialog
  useToastAnnouncements(toasts, text, region);
  useOffsetAboveActions(region, modal, toasts.length > 0);

  useEffect(() => {
    const update = () => (document.hidden ? store.pause('hidden-tab') : store.resume('hidden-tab'));
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [store]);

  const handlers = {
    onPointerEnter: () => store.pause('hover'),
    onPointerLeave: () => store.resume('hover'),
    onFocus: () => store.pause('focus'),
    onBlur: (event: FocusEvent) => {
      if (!region.current?.contains(event.relatedTarget)) store.resume('focus');
    },
  };
  const stack = (
    <Root
      data-part="snackbar-host"
      {...mergeProps(rest, handlers)}
      data-transition={transition}
      data-variant={variant}
      data-vertical={anchor.vertical}
      data-horizontal={anchor.horizontal}
      data-dense={dense || undefined}
    >
      <SnackbarStack
        toasts={toasts}
        store={store}
        region={region}
        fromBottom={anchor.vertical === 'bottom'}
        transition={transition}
        first={first}
        icon={iconVariant === 'default'}
        icons={icons}
        closeButton={closeButton}
        labels={text}
      />
    </Root>
  );
  return modal ? createPortal(stack, modal) : stack;
});
