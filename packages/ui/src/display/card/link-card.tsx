'use client';
import { createElement, memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { RenderLink } from '../../foundation/render-link.js';
import type { CardProps } from './card.js';
import { PressedRoot } from './pressed-card.styles.js';

export interface LinkCardProps
  extends
    Pick<CardProps, 'subtitle' | 'actions' | 'media' | 'footer' | 'headingLevel'>,
    Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The link text, which describes the target page. */
  title: ReactNode;
  /** Target of the whole card. */
  href: string;
  /** Renders the link with your router's link component. */
  renderLink?: RenderLink | undefined;
}

/**
 * A card that navigates to a page and is clickable anywhere. It contains one link with the title as its text. Other
 * buttons and links in it remain separate targets. `data-part="card"`, with `data-link`. Source: WCAG 2.2, 2.4.4 and
 * 2.5.8.
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
