'use client';
import { memo, use, useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { LabelContext } from '../../foundation/field/label-context.js';
import { Info } from '../../foundation/glyphs.js';
import { Popover, type PopoverProps } from '../popover/index.js';
import { BesideLabel } from './beside-label.js';
import { Content, Trigger } from './info-tip.styles.js';

export interface InfoTipProps
  extends
    Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'>,
    Pick<PopoverProps, 'open' | 'defaultOpen' | 'onOpenChange' | 'placement' | 'popup'> {
  /** Accessible name of the button and the popup, for example `About the risk class`. */
  label: string;
  /** The explanation: text, lists, links. */
  children: ReactNode;
}

/**
 * A small button that shows an explanation, for content that is too long for a tooltip or contains a link. It opens on
 * a press, never on hover, so it works the same with mouse, touch and keyboard. Focus moves inside, so that screen
 * readers announce the text, and Escape returns it to the button. The page remains usable. In the label of a
 * field it is placed beside the label, so that it is not part of the field's name. `data-part="info-tip"` on
 * the button, `data-part="info-tip-popup"` on the popup. Keyboard: the same as Popover. Source: WAI-ARIA APG, dialog
 * pattern (non-modal).
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
  const popupProps = useMemo(() => ({ 'data-part': 'info-tip-popup', 'aria-describedby': id, ...popup }), [id, popup]);
  const tip = (
    <Popover
      label={label}
      placement={placement}
      open={open}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      popup={popupProps}
      trigger={
        <Trigger type="button" data-part="info-tip" {...rest} aria-label={label}>
          <Info aria-hidden />
        </Trigger>
      }
    >
      <Content id={id}>{children}</Content>
    </Popover>
  );
  return use(LabelContext) ? <BesideLabel>{tip}</BesideLabel> : tip;
});
