'use client';
import { memo, type ComponentPropsWithRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { composed } from '../../foundation/compose.js';
import { ExternalLink } from '../../foundation/glyphs.js';
import { useLabels } from '../../foundation/locale/use-labels.js';
import { VisuallyHidden } from '../../foundation/visually-hidden.js';
import { color } from '../../theme/tokens.js';
import { englishLinkLabels } from './link-labels.js';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** Opens in a new tab, without a referrer, and adds an icon and `externalLabel`. */
  external?: boolean | undefined;
  /** Visually hidden text after the text of an external link. Default: (opens in a new tab). */
  externalLabel?: string | undefined;
  /** Your router's link element: `render={<RouterLink to="/devices" />}`. */
  render?: ReactElement | undefined;
}

const Root = styled.a`
  color: ${color['primary-text']};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: 2px;
  &:hover {
    text-decoration-thickness: 2px;
  }
  & > svg {
    inline-size: 0.9em;
    block-size: 0.9em;
    margin-inline-start: 0.25em;
    vertical-align: -0.08em;
  }
`;

/** A link in running text. `data-part="link"`. Source: WAI-ARIA APG, link pattern. */
export const Link = memo(function Link({ external, externalLabel, render, children, ...rest }: LinkProps) {
  const { opensInNewTab } = useLabels('link', englishLinkLabels);
  const away = external ? { target: '_blank', rel: 'noreferrer noopener' } : {};
  return (
    <Root {...composed(render, { 'data-part': 'link', ...away, ...rest })}>
      {children}
      {external && <ExternalLink aria-hidden />}
      {external && <VisuallyHidden> {externalLabel ?? opensInNewTab}</VisuallyHidden>}
    </Root>
  );
});
