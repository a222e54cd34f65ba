'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { Spinner } from '../../foundation/spinner.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { Root } from './button.styles.js';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Filled for the one next step of a view, outlined for the others, text where space is small. */
  variant?: 'filled' | 'outlined' | 'text' | undefined;
  /** Error is for what destroys or ends something. */
  tone?: 'primary' | 'neutral' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the label, on the side where reading starts. */
  start?: ReactNode;
  /** An icon after the label. */
  end?: ReactNode;
  /** Work that the button began is under way: it keeps its width and its focus, and answers no further press. */
  loading?: boolean | undefined;
  /** What a screen reader hears while loading. */
  loadingLabel?: string | undefined;
  fullWidth?: boolean | undefined;
  /** Another element with a button's looks, as a link: `render={<a href="/devices" />}`. */
  render?: ReactElement | undefined;
}

/** A loading submit button must not send the form again. */
const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * Starts an action. Keyboard: Enter and Space press it (native button).
 * `data-part="button"`, with `data-variant`, `data-loading`, `data-full-width`, `data-row` where more than words stands in it, and `data-tone` and `data-size`
 * where they are not primary and medium.
 * Source: WAI-ARIA APG, button pattern; WCAG 2.2, 2.5.8 for its size.
 */
export const Button = memo(function Button({
  variant = 'filled',
  tone,
  size,
  start,
  end,
  loading,
  loadingLabel = 'In progress',
  fullWidth,
  render,
  type,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const alone = !start && !end && !loading && typeof children === 'string';
  return rendered('button', render, {
    'data-part': 'button',
    type: render ? type : (type ?? 'button'),
    ...rest,
    className: useStyledClass(Root, className),
    'data-variant': variant,
    'data-tone': tone === 'primary' ? undefined : tone,
    'data-size': size === 'medium' ? undefined : size,
    'data-row': !alone || render ? true : undefined,
    'data-loading': loading || undefined,
    'data-full-width': fullWidth || undefined,
    'aria-disabled': loading || rest['aria-disabled'],
    'aria-busy': loading || undefined,
    onClick: loading ? refuse : onClick,
    children: alone ? (
      children
    ) : (
      <>
        {start}
        <span data-slot="label">{children}</span>
        {end}
        {loading && (
          <span data-slot="spinner">
            <Spinner />
            <VisuallyHidden>{loadingLabel}</VisuallyHidden>
          </span>
        )}
      </>
    ),
  });
});
