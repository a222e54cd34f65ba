'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { RenderLink } from '../../foundation/render-link.js';
import type { CardProps } from './card.js';
import { PressedRoot } from './pressed-card.styles.js';

export interface LinkCardProps
  extends
    Pick<CardProps, 'subtitle' | 'actions' | 'media' | 'footer' | 'headingLevel'>,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The words of the link: what it leads to. */
  title: ReactNode;
  /** Where the whole card leads. */
  href: string;
  /** Makes the router's link of it. */
  renderLink?: RenderLink | undefined;
}

/**
 * A card that leads somewhere and can be pressed anywhere. It holds one link, named by the title; what else can be pressed in it stays a target of its own.
 * `data-part="card"`, with `data-link`. Source: WCAG 2.2, 2.4.4 and 2.5.8.
 */
export const LinkCard = memo(function LinkCard({
  title,
  subtitle,
  actions,
  footer,
  headingLevel = 2,
  href,
  media,
  renderLink,
  children,
  ...rest
}: LinkCardProps) {
  const link = { href, children: title, 'data-slot': 'press' };
  return (
    <PressedRoot data-part="card" {...rest} data-link="">
      <div data-slot="header">
        <div data-slot="words">
          {createElement(
            `h${headingLevel}`,
            { 'data-slot': 'title' },
            renderLink ? renderLink(link) : createElement('a', link),
          )}
          {subtitle && <p data-slot="subtitle">{subtitle}</p>}
        </div>
        {actions && <div data-slot="actions">{actions}</div>}
      </div>
      {media && <div data-slot="media">{media}</div>}
      {children !== undefined && <div data-slot="body">{children}</div>}
      {footer && <div data-slot="footer">{footer}</div>}
    </PressedRoot>
  );
});
