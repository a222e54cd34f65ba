'use client';
import { memo, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { mergeProps } from '../../foundation/compose.js';
import { rootOf } from '../../foundation/focus/active-element.js';
import { color, size } from '../../theme/tokens.js';

export interface SkipLinkProps extends ComponentPropsWithRef<'a'> {
  /** URL fragment of the target, such as `#main`. The target needs `tabIndex={-1}`. */
  href: string;
}

const Root = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: ${size['layer-notice']};
  max-inline-size: calc(100vw - 16px);
  padding: 12px 16px;
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color['primary-text']};
  font-weight: 500;
  text-decoration: none;
  box-shadow: ${size.shadow};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** Browsers do not find the target of a link in a shadow root. */
function focusInShadow(event: MouseEvent<HTMLAnchorElement>) {
  const root = rootOf(event.currentTarget);
  if (root !== document) root.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))?.focus();
}

/**
 * The first tab stop of a page. It appears on focus and skips content that is repeated on every page.
 * `data-part="skip-link"`. Source: WCAG 2.2, 2.4.1.
 */
export const SkipLink = memo(function SkipLink({ children, ...rest }: SkipLinkProps) {
  return (
    <Root data-part="skip-link" {...mergeProps({ onClick: focusInShadow }, rest)}>
      {children}
    </Root>
  );
});
