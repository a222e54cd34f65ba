'use client';
import { cloneElement, memo, useCallback, useId, useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { mergeProps } from '../../foundation/compose.js';
import { themeRootOf } from '../../foundation/theme-root-of.js';
import { useAnchored, type AnchoredPlacement } from '../../foundation/use-anchored.js';
import { useControlled } from '../../foundation/use-controlled.js';
import { useDismissal, type DismissReason } from '../../foundation/use-dismissal.js';
import { color, size } from '../../theme/tokens.js';

export type PopoverCloseReason = DismissReason | 'trigger';

export interface PopoverProps {
  /** The button that opens it; it is given its state and handlers. */
  trigger: ReactElement;
  /** Names the popover, which is a dialog without a veil. */
  label: string;
  children: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean, details: { reason: PopoverCloseReason; event: Event }) => void;
  placement?: AnchoredPlacement;
  /** Further props of the popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children'>;
}

const Popup = styled.div`
  position: absolute;
  z-index: ${size['layer-floating']};
  inline-size: max-content;
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: var(--available-height, 80dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${size.shadow};
  &:focus {
    outline: none;
  }
`;

/**
 * Content beside the button that opens it; the page stays in reach. The focus goes in with the same frame; Escape, a press outside or moving the focus out
 * closes it, and the focus returns. `data-part="popover"` on the popup. Source: WAI-ARIA APG, dialog pattern (non-modal).
 */
export const Popover = memo(function Popover({ trigger, label, children, open, defaultOpen = false, onOpenChange, placement = 'bottom-end', popup }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useControlled<boolean, [{ reason: PopoverCloseReason; event: Event }]>(open, defaultOpen, onOpenChange);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(
    (reason: PopoverCloseReason, event: Event) => {
      setOpen(false, { reason, event });
      if (reason === 'escape' || reason === 'trigger') anchor?.focus({ preventScroll: true });
    },
    [anchor, setOpen],
  );
  const props = mergeProps(trigger.props as Record<string, unknown>, {
    ref: setAnchor,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: (event: MouseEvent) => (isOpen ? close('trigger', event.nativeEvent) : setOpen(true, { reason: 'trigger', event: event.nativeEvent })),
  });
  return (
    <>
      {cloneElement(trigger, props)}
      {isOpen && anchor && (
        <PopoverPopup id={id} anchor={anchor} placement={placement} label={label} onClose={close} {...popup}>
          {children}
        </PopoverPopup>
      )}
    </>
  );
});

interface PopupProps extends ComponentPropsWithRef<'div'> {
  anchor: HTMLElement;
  placement: AnchoredPlacement;
  label: string;
  onClose: (reason: PopoverCloseReason, event: Event) => void;
}

function PopoverPopup({ anchor, placement, label, onClose, children, style, ...rest }: PopupProps) {
  const popup = useRef<HTMLDivElement | null>(null);
  const anchorRef = useRef<Element>(anchor);
  const { setFloating, floatingStyles } = useAnchored(anchor, placement);
  useDismissal(true, [popup, anchorRef], onClose);
  useLayoutEffect(() => popup.current?.focus({ preventScroll: true }), []);
  const root = themeRootOf(anchor);
  if (!root) return null;
  return createPortal(
    <Popup
      data-part="popover"
      role="dialog"
      tabIndex={-1}
      aria-label={label}
      {...rest}
      ref={(element) => {
        popup.current = element;
        setFloating(element);
      }}
      style={{ ...floatingStyles, ...style }}
    >
      {children}
    </Popup>,
    root,
  );
}
