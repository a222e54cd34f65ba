'use client';
import {
  cloneElement,
  memo,
  useId,
  useMemo,
  type ComponentPropsWithRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeProps, textOf } from '../compose.js';
import { mergeRefs } from '../merge-refs.js';
import type { LogicalPlacement } from '../overlay/use-anchored.js';
import { OpenTooltip } from './open-tooltip.js';
import { useTooltipOpen, type TooltipChange } from './use-tooltip-open.js';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A short text about the trigger, without interactive elements. */
  label: ReactNode;
  /**
   * The trigger: one focusable element that accepts a ref. Other props of the tooltip are forwarded to it, so that a
   * tooltip can be the trigger of another component.
   */
  children: ReactElement;
  ref?: Ref<HTMLElement> | undefined;
  /**
   * The ARIA relation of the text to the trigger. `description` (default): the text describes the trigger while the
   * tooltip is open. `label`: the text is always the accessible name, for a trigger without text. `none`: no relation,
   * for a trigger that already has the same text.
   */
  relation?: 'description' | 'label' | 'none' | undefined;
  /** `start` and `end` follow the text direction. */
  placement?: Extract<LogicalPlacement, 'top' | 'bottom' | 'start' | 'end'> | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: TooltipChange | undefined;
  /** Additional props of the popup, such as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> | undefined;
}

/**
 * Returns the props of a trigger with the tooltip's handlers called before its own. Faster than `mergeProps`, which
 * checks every prop of both sets: a page may have a thousand tooltips.
 */
function withHandlers(own: Record<string, unknown>, handlers: object): Record<string, unknown> {
  const props: Record<string, unknown> = { ...own, ...handlers };
  for (const name in own) {
    const [first, second] = [(handlers as Record<string, unknown>)[name], own[name]];
    if (typeof first !== 'function' || typeof second !== 'function') continue;
    props[name] = (event: unknown) => {
      first(event);
      second(event);
    };
  }
  return props;
}

/**
 * A text that appears when the trigger is hovered (after 100 ms), receives keyboard focus, or is long-pressed (700 ms).
 * Escape closes it. Focus stays on the trigger. `data-part="tooltip"` on the popup. Source: WAI-ARIA APG, tooltip
 * pattern; WCAG 2.2, 1.4.13; specification, section 9.
 */
export const Tooltip = memo(function Tooltip({
  label,
  children,
  ref,
  relation = 'description',
  placement = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
  popup,
  ...rest
}: TooltipProps) {
  const id = useId();
  const state = useTooltipOpen(open, defaultOpen, onOpenChange);
  const { isOpen, attach } = state;
  const ownProps = children.props as Record<string, unknown> & { ref?: Ref<HTMLElement> };
  const own = Object.keys(rest).length > 0 ? mergeProps(ownProps, rest) : ownProps;
  const setTrigger = useMemo(() => mergeRefs(own.ref, mergeRefs(ref, attach)), [own.ref, ref, attach]);
  const props: Record<string, unknown> = withHandlers(own, state.trigger);
  props['ref'] = setTrigger;
  if (relation === 'label') props['aria-label'] = textOf(label);
  else if (isOpen && relation === 'description')
    props['aria-describedby'] = [own['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      {cloneElement(children, props)}
      {isOpen && (
        <OpenTooltip {...popup} id={id} state={state} placement={placement}>
          {label}
        </OpenTooltip>
      )}
    </>
  );
});
