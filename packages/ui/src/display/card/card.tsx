'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { rendered } from '../../foundation/compose.js';
import { sameContent } from '../../foundation/same-content.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { Root } from './card.styles.js';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Stand at the end of the header: at most one visible action, the rest in a menu. */
  actions?: ReactNode;
  /** A picture, at 16 to 9, that reaches the edges above the header. */
  media?: ReactNode;
  /** Stands below a hairline at the foot. */
  footer?: ReactNode;
  /** The title's place in the outline of the page. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The content reaches the card's edges, as a table does. */
  flush?: boolean | undefined;
  /** Another element with a card's looks: `render={<section aria-labelledby="…" />}`. */
  render?: ReactElement | undefined;
}

/**
 * A sheet that holds what belongs together: hairline, padding 24, no shadow. No card inside a card.
 * It renders when something in it changes, not when its owner renders: elements with the same props are the same content.
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
  const words = (title || subtitle) && (
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
            {words}
            <div data-slot="actions">{actions}</div>
          </div>
        ) : (
          words
        )}
        {media && <div data-slot="media">{media}</div>}
        {children !== undefined && <div data-slot="body">{children}</div>}
        {footer && <div data-slot="footer">{footer}</div>}
      </>
    ),
  });
}, sameContent);
