'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { Spinner } from '../../foundation/progress/spinner.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { englishButtonLabels } from './button-labels.js';
import { Root } from './button.styles.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `filled` for the next step of a view, `outlined` for other actions, `text` for small spaces. */
  variant?: 'filled' | 'outlined' | 'text' | undefined;
  /** `error` is for destructive actions. */
  tone?: 'primary' | 'neutral' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Icon before the label, at the inline start. */
  start?: ReactNode;
  /** Icon after the label. */
  end?: ReactNode;
  /** Whether the action is in progress. The button then keeps its width and focus, and ignores further presses. */
  loading?: boolean | undefined;
  /** Screen-reader text while loading. Default: In progress. */
  loadingLabel?: string | undefined;
  fullWidth?: boolean | undefined;
  /** Renders another element with the styles of a button, such as a link: `render={<a href="/devices" />}`. */
  render?: ReactElement | undefined;
}

/** Prevents a submit button from submitting the form again while it is loading. */
const preventDefault = (event: MouseEvent) => event.preventDefault();

/** A component of its own, so that only loading buttons read the labels. */
const LoadingText = ({ text }: { text: string | undefined }) => (
  <VisuallyHidden>{useLabels('button', englishButtonLabels, { loading: text }).loading}</VisuallyHidden>
);

/**
 * Starts an action. Keyboard: Enter and Space press it (native button). `data-part="button"`, with `data-variant`,
 * `data-loading`, `data-full-width`, `data-row` if it contains more than text, and `data-tone` and `data-size` if they
 * are not `primary` and `medium`. Source: WAI-ARIA APG, button pattern; WCAG 2.2, 2.5.8 for its size.
 */
export const Button = memo(function Button({
  variant = 'filled',
  tone,
  size,
  start,
  end,
  loading,
  loadingLabel,
  fullWidth,
  render,
  type,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const textOnly = !start && !end && !loading && typeof children === 'string';
  return rendered('button', render, {
    'data-part': 'button',
    type: render ? type : (type ?? 'button'),
    ...rest,
    className: useStyledClass(Root, className),
    'data-variant': variant,
    'data-tone': tone === 'primary' ? undefined : tone,
    'data-size': size === 'medium' ? undefined : size,
    'data-row': !textOnly || render ? true : undefined,
    'data-loading': loading || undefined,
    'data-full-width': fullWidth || undefined,
    'aria-disabled': loading || rest['aria-disabled'],
    'aria-busy': loading || undefined,
    onClick: loading ? preventDefault : onClick,
    children: textOnly ? (
      children
    ) : (
      <>
        {start}
        <span data-slot="label">{children}</span>
        {end}
        {loading && (
          <span data-slot="spinner">
            <Spinner />
            <LoadingText text={loadingLabel} />
          </span>
        )}
      </>
    ),
  });
});
