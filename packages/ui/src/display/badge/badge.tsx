'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './badge.styles.js';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** How many. Nothing shows for zero or less, unless `showZero`; left out, the badge is a dot. */
  count?: number | undefined;
  /** The greatest number shown; above it stands "99+". */
  max?: number | undefined;
  /** Shows the badge for a count of zero, too. */
  showZero?: boolean | undefined;
  /** Hides the mark and keeps the room. */
  hidden?: boolean | undefined;
  /** What it means; the label says the same in words. */
  tone?: 'primary' | 'neutral' | 'success' | 'warning' | 'error' | undefined;
  /** What a screen reader hears after the words of `children`: "3 unread notices". Without it the number as it is shown, and nothing for a dot. */
  label?: string | undefined;
}

/** The number as it fits: whole, and never past `max`. */
const shown = (count: number, max: number) => (count > max ? `${max}+` : String(Math.trunc(count)));

/**
 * A count or a dot, at the end corner of what it is about, or in the line where it holds nothing.
 * `data-part="badge"`, with `data-tone`, `data-dot` and `data-alone`. Source: WCAG 2.2, 1.1.1 and 1.4.1.
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
