'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../../inputs/button/index.js';
import { IconButton } from '../../inputs/icon-button/index.js';

export interface ToolbarButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-pressed'> {
  /** The text of the button, or its accessible name if only an icon is shown. */
  label: string;
  /** An icon before the text. */
  icon?: ReactNode;
  /** Shows only the icon. */
  hideLabel?: boolean | undefined;
  /** Makes the button a toggle that is on or off. */
  pressed?: boolean | undefined;
  /** Whether the button is disabled. It remains focusable, so that users find it (APG). */
  disabled?: boolean | undefined;
}

/**
 * A button for a toolbar. Unlike other buttons it remains focusable while it is disabled. `data-part="toolbar-button"`,
 * with `aria-pressed` and `aria-disabled`. Source: WAI-ARIA APG, toolbar pattern.
 */
export const ToolbarButton = memo(function ToolbarButton({
  label,
  icon,
  hideLabel,
  pressed,
  disabled,
  onClick,
  ...rest
}: ToolbarButtonProps) {
  const props = {
    'data-part': 'toolbar-button',
    ...rest,
    size: 'small',
    variant: 'text',
    tone: 'neutral',
    'aria-pressed': pressed,
    'aria-disabled': disabled || undefined,
    onClick: disabled ? (event: MouseEvent) => event.preventDefault() : onClick,
  } as const;
  if (icon && hideLabel) {
    return (
      <IconButton {...props} label={label}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...props} start={icon}>
      {label}
    </Button>
  );
});
