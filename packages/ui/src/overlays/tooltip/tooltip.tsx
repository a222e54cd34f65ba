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
import { mergeProps, textOf } from '../../foundation/compose.js';
import { mergeRefs } from '../../foundation/merge-refs.js';
import type { LogicalPlacement } from '../../foundation/use-anchored.js';
import { OpenTooltip } from './open-tooltip.js';
import { useTooltipOpen, type TooltipChange } from './use-tooltip-open.js';

export interface TooltipProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** A few words about the trigger, without anything to press. */
  label: ReactNode;
  /** The trigger: one element that takes a ref and the focus. Further props go to it, so that a tooltip may stand where a trigger is asked for. */
  children: ReactElement;
  ref?: Ref<HTMLElement> | undefined;
  /**
   * What the words are to the trigger. Description (default) adds them to its name while they show; label names a trigger that has no words of its own,
   * always; none where the trigger has them in its text already.
   */
  relation?: 'description' | 'label' | 'none' | undefined;
  /** `start` and `end` follow the direction of writing. */
  placement?: Extract<LogicalPlacement, 'top' | 'bottom' | 'start' | 'end'> | undefined;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: TooltipChange | undefined;
  /** Further props of the popup, as `className`, `style` or `data-*`. */
  popup?: Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> | undefined;
}

/** The props of a trigger with the tooltip's handlers before its own. `mergeProps` looks at every prop of both; there may be a thousand tooltips. */
function joined(own: Record<string, unknown>, handlers: object): Record<string, unknown> {
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
 * Words that appear when a pointer rests on the trigger (100 ms), when it takes the focus by keyboard, or under a long press (700 ms).
 * Keyboard: Escape closes it. `data-part="tooltip"` on the popup. Its trigger keeps the focus.
 * Source: WAI-ARIA APG, tooltip pattern; WCAG 2.2, 1.4.13; specification, section 9.
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
  const props: Record<string, unknown> = joined(own, state.trigger);
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
