'use client';
import { useEffect, useRef, type ComponentPropsWithRef } from 'react';
import { mergeProps } from '../compose.js';
import type { LogicalPlacement } from '../overlay/use-anchored.js';
import { useTriggerDisabled } from '../use-disabled.js';
import { useElement } from '../overlay/use-trigger.js';
import { resetWarm, registerOpenTooltip } from './tooltip-group.js';
import { TooltipPopup } from './tooltip-popup.js';
import type { TooltipState } from './use-tooltip-open.js';

interface OpenTooltipProps extends ComponentPropsWithRef<'div'> {
  state: TooltipState;
  placement: LogicalPlacement;
}

/** The effects and the popup of a tooltip. Mounted only while it is open. */
export function OpenTooltip({ state, placement, ...rest }: OpenTooltipProps) {
  const { setMounted } = state;
  const anchor = useElement(state.anchor);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const isDisabled = useTriggerDisabled(anchor);
  useEffect(() => {
    if (isDisabled) latest.current.disable();
  }, [isDisabled]);
  useEffect(() => {
    setMounted(true);
    const unregister = registerOpenTooltip({
      close: (reason, event) => {
        if (reason === 'escape') resetWarm();
        latest.current.change(false, reason, event);
      },
    });
    return () => {
      setMounted(false);
      unregister();
    };
  }, [setMounted]);
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
