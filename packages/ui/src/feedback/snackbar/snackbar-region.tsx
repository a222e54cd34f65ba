'use client';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mergeProps } from '../../foundation/compose.js';
import { useModalOnTop } from '../../foundation/overlay/use-modal-on-top.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishSnackbarLabels, type SnackbarLabels } from './snackbar-labels.js';
import type { Snackbars } from './snackbar-store.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import type { SnackbarTone } from './toast.js';
import { SnackbarStack } from './snackbar-stack.js';
import { Root } from './snackbar.styles.js';
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

/** The stack of toasts of a host, with its announcements. See `SnackbarHost`. */
export function SnackbarRegion({
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
  const text = useLabels('snackbar', englishSnackbarLabels, labels);
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
      if (!event.currentTarget.contains(event.relatedTarget)) store.resume('focus');
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
}
