'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { composed } from '../../foundation/compose.js';
import { Root } from './card.styles.js';

export interface CardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Stand at the end of the header: at most one visible action, the rest in a menu. */
  actions?: ReactNode;
  /** Stands below a hairline at the foot. */
  footer?: ReactNode;
  /** The title's place in the outline of the page. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The content reaches the card's edges, as a table does. */
  flush?: boolean;
  /** Another element with a card's looks: `render={<section aria-labelledby="…" />}`. */
  render?: ReactElement;
}

/**
 * A sheet that holds what belongs together: hairline, padding 24, no shadow. No card inside a card.
 * `data-part="card"`, with `data-flush`. Source: specification, section 9 (card padding).
 */
export const Card = memo(function Card({ title, subtitle, actions, footer, headingLevel = 2, flush, render, children, ...rest }: CardProps) {
  return (
    <Root {...composed(render, { 'data-part': 'card', ...rest, 'data-flush': flush || undefined })}>
      {(title || subtitle || actions) && (
        <div data-slot="header">
          <div data-slot="words">
            {title && createElement(`h${headingLevel}`, { 'data-slot': 'title' }, title)}
            {subtitle && <p data-slot="subtitle">{subtitle}</p>}
          </div>
          {actions && <div data-slot="actions">{actions}</div>}
        </div>
      )}
      {children !== undefined && <div data-slot="body">{children}</div>}
      {footer && <div data-slot="footer">{footer}</div>}
    </Root>
  );
});
