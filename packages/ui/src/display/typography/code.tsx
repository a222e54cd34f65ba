'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export interface CodeProps extends ComponentPropsWithRef<'code'> {
  /** Renders a block that preserves line breaks and scrolls horizontally. The default is inline code. */
  block?: boolean | undefined;
}

const Root = styled.code`
  padding: 0.1em 0.35em;
  border: 1px solid ${color.line};
  border-radius: ${size['radius-small']};
  background: ${color.sunken};
  color: ${color.text};
  font-family: ${size['font-mono']};
  font-size: 0.9375em;
  overflow-wrap: anywhere;
  &[data-block] {
    display: block;
    padding: 12px 16px;
    border-radius: ${size.radius};
    font-size: 0.8125rem;
    line-height: 1.6;
    white-space: pre;
    overflow-x: auto;
    text-align: start;
  }
  &:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
`;

/**
 * Text that users type or read character by character, such as an identifier or a command. Always left to right.
 * `data-part="code"`, with `data-block`.
 */
export const Code = memo(function Code({ block, children, ...rest }: CodeProps) {
  // A scrollable block is a tab stop, so that keyboard users can scroll it.
  const scrolls = block ? ({ dir: 'ltr', tabIndex: 0 } as const) : undefined;
  return (
    <Root data-part="code" translate="no" {...scrolls} {...rest} data-block={block || undefined}>
      {block ? children : <bdi dir="ltr">{children}</bdi>}
    </Root>
  );
});
