'use client';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../../foundation/compose.js';
import type { LogicalPlacement } from '../../foundation/use-anchored.js';
import { useElement } from '../../foundation/use-trigger.js';
import { cool, tooltipOpened } from './tooltip-group.js';
import { TooltipPopup } from './tooltip-popup.js';
import type { TooltipState } from './use-tooltip-open.js';

interface OpenTooltipProps extends ComponentPropsWithRef<'div'> {
  state: TooltipState;
  placement: LogicalPlacement;
}

/** All that a tooltip does only while it is open. */
export function OpenTooltip({ state, placement, ...rest }: OpenTooltipProps) {
  const { tell } = state;
  const anchor = useElement(state.anchor);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    tell(true);
    const closed = tooltipOpened({
      close: (reason, event) => {
        if (reason === 'escape') cool();
        latest.current.change(false, reason, event);
      },
    });
    return () => {
      tell(false);
      closed();
    };
  }, [tell]);
  return (
    anchor && (
      <TooltipPopup
        {...mergeProps(rest as Record<string, unknown>, state.popup)}
        anchor={anchor}
        placement={placement}
      />
    )
  );
}
