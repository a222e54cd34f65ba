'use client';
import { memo, useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Info } from '../../foundation/glyphs.js';
import { Popover, type PopoverProps } from '../popover/index.js';
import { Content, Trigger } from './info-tip.styles.js';

export interface InfoTipProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>,
    Pick<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'popup'> {
  /** What is explained, in words: `About the risk class`. It names the button and the popup. */
  label: string;
  /** The explanation: words, lists, links. */
  children: ReactNode;
}

/**
 * A small button with an explanation behind it, for what is too long for a tooltip or holds a link. It opens by a press, never by hovering, so it is the
 * same for a mouse, a finger and keys; the focus goes in, so that the words are read, and Escape brings it back. The page stays in reach.
 * `data-part="info-tip"` on the button, `data-part="info-tip-popup"` on the popup. Keys: those of Popover. Source: WAI-ARIA APG, dialog pattern (non-modal).
 */
export const InfoTip = memo(function InfoTip({
  label,
  children,
  open,
  defaultOpen,
  onOpenChange,
  placement = 'bottom-start',
  popup,
  ...rest
}: InfoTipProps) {
  const id = useId();
  const ownPopup = useMemo(() => ({ 'data-part': 'info-tip-popup', 'aria-describedby': id, ...popup }), [id, popup]);
  return (
    <Popover
      label={label}
      placement={placement}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      popup={ownPopup}
      trigger={
        <Trigger type="button" data-part="info-tip" {...rest} aria-label={label}>
          <Info aria-hidden />
        </Trigger>
      }
    >
      <Content id={id}>{children}</Content>
    </Popover>
  );
});
