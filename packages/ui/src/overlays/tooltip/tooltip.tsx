'use client';
import { cloneElement, memo, useId, useMemo, useState, type ComponentPropsWithRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import { TooltipPopup } from './tooltip-popup.js';
import { useTooltipOpen, type TooltipChange } from './use-tooltip-open.js';

export interface TooltipProps {
  /** A few words about the trigger, without anything to press. */
  label: ReactNode;
  /** The trigger: one element that takes a ref and the focus. */
  children: ReactElement;
  /** Description (default) adds the words to the trigger's name; none where the trigger has them in its text already. */
  relation?: 'description' | 'none';
  placement?: 'top' | 'bottom' | 'left' | 'right';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: TooltipChange;
  /** Further props of the popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'>;
}

/**
 * Words that appear when a pointer rests on the trigger (100 ms), when it takes the focus by keyboard, or under a long press (700 ms).
 * Keyboard: Escape closes it. `data-part="tooltip"` on the popup. Its trigger keeps the focus.
 * Source: WAI-ARIA APG, tooltip pattern; WCAG 2.2, 1.4.13; specification, section 9.
 */
export const Tooltip = memo(function Tooltip({ label, children, relation = 'description', placement = 'top', open, defaultOpen = false, onOpenChange, popup }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const tooltip = useTooltipOpen(open, defaultOpen, onOpenChange);
  const own = children.props as Record<string, unknown> & { ref?: Ref<Element> };
  const ref = useMemo(() => mergeRefs(own.ref, setAnchor), [own.ref]);
  const described = relation === 'description' && tooltip.isOpen ? [own['aria-describedby'], id].filter(Boolean).join(' ') : undefined;
  return (
    <>
      {cloneElement(children, mergeProps(own, { ...tooltip.trigger, ref, 'aria-describedby': described }))}
      {tooltip.isOpen && anchor && (
        <TooltipPopup id={id} anchor={anchor} placement={placement} {...popup} {...tooltip.popup}>
          {label}
        </TooltipPopup>
      )}
    </>
  );
});
