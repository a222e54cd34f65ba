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
import { wordsOf } from '../../foundation/words.js';
import { snackbarLabels, type SnackbarLabels } from './snackbar-labels.js';
import type { SnackbarTone } from './snackbar-notice.js';
import { SnackbarStack } from './snackbar-stack.js';
import type { Snackbars } from './snackbar-store.js';
import { Root } from './snackbar.styles.js';
import type { SnackbarTransition } from './snackbar-timing.js';
import { useClearOfActions } from './use-clear-of-actions.js';
import { useSeat } from './use-seat.js';
import { useTold } from './use-told.js';

export interface SnackbarAnchor {
  /** The edge that the stack grows from. */
  vertical: 'top' | 'bottom';
  /** Left is where lines begin, right is where they end: both turn with the direction. */
  horizontal: 'left' | 'center' | 'right';
}

export interface SnackbarHostProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The queue, from `createSnackbars()`. */
  store: Snackbars;
  /** Where notices stand in the window. */
  anchor?: SnackbarAnchor | undefined;
  /** How notices come and go, in the times of `snackbarTiming`. */
  transition?: SnackbarTransition | undefined;
  /** Default is a quiet surface with a toned icon; filled and outlined show the tone on the whole notice. */
  variant?: 'default' | 'filled' | 'outlined' | undefined;
  /** Whether notices have the icon of their tone. */
  iconVariant?: 'default' | 'none' | undefined;
  /** Icons of one's own by tone; a tone that is left out keeps the default one. Kept between renders, as a constant. */
  icons?: Partial<Record<SnackbarTone, ReactNode>> | undefined;
  /** Where it is off, a notice that stays has a close button all the same, unless it has an action. */
  closeButton?: boolean | undefined;
  /** Less room around the words. */
  dense?: boolean | undefined;
  labels?: SnackbarLabels | undefined;
}

const bottomRight: SnackbarAnchor = { vertical: 'bottom', horizontal: 'right' };

/**
 * Shows the notices of a queue, one host to a page, near the root of the theme; of several the first does. A live region is ready as long as it is mounted.
 * While a modal dialog is open, the stack stands in it, since all else is inert, above its actions where they are at the foot of the window.
 * Keyboard: F6 reaches the stack and returns, Escape closes the notice with the focus. Its clocks stop under a pointer, under the focus and in a hidden tab.
 * `data-part="snackbar-host"`, with `data-transition`, `data-variant`, `data-vertical`, `data-horizontal`, `data-dense`; `data-part="snackbar"` with
 * `data-phase` and `data-tone` on each notice. Source: specification, sections 3, 4 and 9; WCAG 2.2, 2.2.1 and 4.1.3.
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
  const place = useRef<HTMLElement>(null);
  const words = useMemo(() => wordsOf(snackbarLabels, labels), [labels]);
  const snacks = useSeat(store);
  const [first] = useState(() => new Set(store.getState().snacks.map(({ id }) => id)));
  const modal = useModalOnTop(snacks.length > 0); // empty, it stays where it is: no dialog waits for it
  useTold(snacks, words, place);
  useClearOfActions(place, modal, snacks.length > 0);

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
      if (!place.current?.contains(event.relatedTarget)) store.hold('focus', false);
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
        snacks={snacks}
        store={store}
        place={place}
        fromBottom={anchor.vertical === 'bottom'}
        transition={transition}
        first={first}
        icon={iconVariant === 'default'}
        icons={icons}
        closeButton={closeButton}
        labels={words}
      />
    </Root>
  );
  return modal ? createPortal(stack, modal) : stack;
});
