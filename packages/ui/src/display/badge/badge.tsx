'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /**
   * The number. Zero is only shown with `showZero`, and a negative number is not shown. Without a count the badge is a
   * dot.
   */
  count?: number | undefined;
  /** The greatest number shown. Greater numbers show as "99+". */
  max?: number | undefined;
  /** Shows the badge for a count of zero too. */
  showZero?: boolean | undefined;
  /** Hides the mark without changing the layout. */
  hidden?: boolean | undefined;
  /** Colour of the mark. State its meaning in `label` as well. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'error' | undefined;
  /**
   * Text that screen readers announce after `children`, such as "3 unread notifications". The default is the number as
   * shown, and nothing for a dot.
   */
  label?: string | undefined;
}

/** The displayed number: an integer, capped at `max`. */
const shown = (count: number, max: number) => (count > max ? `${max}+` : String(Math.trunc(count)));

/**
 * A count or a dot at the end corner of `children`, or inline without children. `data-part="badge"`, with `data-tone`,
 * `data-dot` and `data-alone`. Source: WCAG 2.2, 1.1.1 and 1.4.1.
 */
export const Badge = memo(function Badge({
  count,
  max = 99,
  showZero,
  hidden,
  tone = 'primary',
  label,
  children,
  ...rest
}: BadgeProps) {
  const dot = count === undefined;
  const none = hidden || (!dot && !(count > 0 || (showZero && count === 0)));
  return (
    <Root
      data-part="badge"
      {...rest}
      data-tone={tone}
      data-dot={dot || undefined}
      data-alone={children === undefined || undefined}
    >
      {children}
      {!none && (
        <>
          <span data-slot="mark" aria-hidden={label !== undefined || dot || undefined}>
            {!dot && <bdi>{shown(count, max)}</bdi>}
          </span>
          {label !== undefined && <VisuallyHidden> {label}</VisuallyHidden>}
        </>
      )}
    </Root>
  );
});
