'use client';
import {
  useLayoutEffect,
  useMemo,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { mergeProps } from '../../foundation/compose.js';
import { X } from '../../foundation/glyphs.js';
import { holdsFocus } from '../../foundation/focus/active-element.js';
import { handleEscape } from '../../foundation/overlay/layers.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { useAnchored, type AnchoredPlacement } from '../../foundation/overlay/use-anchored.js';
import { useTreeDismissal } from '../../foundation/overlay/use-tree-dismissal.js';
import { useElement } from '../../foundation/overlay/use-trigger.js';
import { useCloseWhenDisabled } from '../../foundation/use-close-when-disabled.js';
import { useTriggerDisabled } from '../../foundation/use-disabled.js';
import { IconButton } from '../../inputs/icon-button/index.js';
import type { PopoverReason } from './popover-reason.js';
import { Popup } from './popover.styles.js';
import { tabExit } from './tab-order.js';

interface PopoverPopupProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  surface: RefObject<HTMLDivElement | null>;
  placement: AnchoredPlacement;
  label: string;
  header: ReactNode;
  closeLabel?: string | undefined;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  onClose: (reason: PopoverReason, event: Event) => void;
}

/** The popup of a popover, mounted only while open and rendered in the nearest theme root. */
export function PopoverPopup({ anchor, ...rest }: PopoverPopupProps) {
  const origin = useElement(anchor);
  const dismissalHandlers = useTreeDismissal([rest.surface, anchor], rest.onClose);
  useCloseWhenDisabled(useTriggerDisabled(origin), rest.onClose);
  return origin && <Surface {...rest} origin={origin} dismissalHandlers={dismissalHandlers} />;
}

interface SurfaceProps extends Omit<PopoverPopupProps, 'anchor'> {
  origin: HTMLElement;
  dismissalHandlers: ReturnType<typeof useTreeDismissal>;
}

function Surface({
  id,
  origin,
  surface,
  placement,
  label,
  header,
  closeLabel,
  initialFocus,
  onClose,
  dismissalHandlers,
  children,
  ref,
  style,
  ...rest
}: SurfaceProps) {
  // Before `useAnchored`, so that focus moves in the commit that opens the popup and does not wait for the measurement.
  useLayoutEffect(
    () => (initialFocus?.current ?? surface.current)?.focus({ preventScroll: true }),
    [initialFocus, surface],
  );
  const { setFloating, floatingStyles } = useAnchored(origin, placement);
  const setElement = useMemo(
    () => mergeRefs<HTMLDivElement>(ref, mergeRefs<HTMLDivElement>(surface, setFloating)),
    [ref, surface, setFloating],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return; // an overlay opened from inside has handled the key
    // Handled here and not only on the document, because React events bubble to the component that opened the
    // popover, which may also handle Escape.
    handleEscape(event.nativeEvent);
    if (event.nativeEvent.defaultPrevented) event.preventDefault();
    if (event.key !== 'Tab' || !surface.current || !holdsFocus(surface.current)) return;
    const exit = tabExit(surface.current, event.shiftKey);
    if (!exit) return;
    origin.focus({ preventScroll: true }); // from here the browser continues in tab order
    if (exit === 'before') event.preventDefault();
  };
  const root = themeRootOf(origin);
  if (!root) return null;
  const heading = header === true ? label : header;
  const props = mergeProps(rest as Record<string, unknown>, { ...dismissalHandlers, onKeyDown });
  return createPortal(
    <Popup
      data-part="popover"
      role="dialog"
      tabIndex={-1}
      aria-label={heading ? undefined : label}
      aria-labelledby={heading ? `${id}title` : undefined}
      {...props}
      id={id}
      ref={setElement}
      style={{ ...floatingStyles, ...style }}
    >
      {(heading || closeLabel) && (
        <div data-slot="header">
          {heading ? (
            <h2 data-slot="title" id={`${id}title`}>
              {heading}
            </h2>
          ) : (
            <span data-slot="title" />
          )}
          {closeLabel && (
            <IconButton label={closeLabel} size="small" onClick={(event) => onClose('close-button', event.nativeEvent)}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
      )}
      {children}
    </Popup>,
    root,
  );
}
