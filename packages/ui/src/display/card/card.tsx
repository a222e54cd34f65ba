'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { sameContent } from '../../foundation/same-content.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Root } from './card.styles.js';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Actions at the end of the header: at most one visible action, further actions in a menu. */
  actions?: ReactNode;
  /** A picture in the ratio 16:9 that reaches the edges above the header. */
  media?: ReactNode;
  /** Content at the bottom, below a thin line. */
  footer?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Removes the padding around the content, for example for a table. */
  flush?: boolean | undefined;
  /** Renders another element with the styles of a card: `render={<section aria-labelledby="…" />}`. */
  render?: ReactElement | undefined;
}

/**
 * Groups related content, with a thin border, a padding of 24 px and no shadow. Do not nest cards. It re-renders only
 * when its content changes: elements of the same type with equal props count as equal content.
 * `data-part="card"`, with `data-flush`. Source: specification, section 9 (card padding).
 */
export const Card = memo(function Card({
  title,
  subtitle,
  actions,
  media,
  footer,
  headingLevel = 2,
  flush,
  render,
  className,
  children,
  ...rest
}: CardProps) {
  const heading = (title || subtitle) && (
    <div data-slot="words">
      {title && createElement(`h${headingLevel}`, { 'data-slot': 'title' }, title)}
      {subtitle && <p data-slot="subtitle">{subtitle}</p>}
    </div>
  );
  return rendered('div', render, {
    'data-part': 'card',
    ...rest,
    className: useStyledClass(Root, className),
    'data-flush': flush || undefined,
    children: (
      <>
        {actions ? (
          <div data-slot="header">
            {heading}
            <div data-slot="actions">{actions}</div>
          </div>
        ) : (
          heading
        )}
        {media && <div data-slot="media">{media}</div>}
        {children !== undefined && <div data-slot="body">{children}</div>}
        {footer && <div data-slot="footer">{footer}</div>}
      </>
    ),
  });
}, sameContent);
