'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, size as token } from '../../theme/tokens.js';

/** Font size of a heading, independent of its level. */
export type HeadingSize = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Heading level. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Font size, if it differs from the level: h1 2.125rem to h6 0.75rem. */
  size?: HeadingSize | undefined;
}

const HeadingRoot = styled.h1`
  margin: 0;
  color: ${color.text};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;
  text-wrap: balance;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  &[data-size='h1'] {
    font-size: min(${token.h1}, 12vw); /* long words of large text fit a phone */
    letter-spacing: -0.02em;
  }
  &[data-size='h2'] {
    font-size: min(${token.h2}, 12vw);
    letter-spacing: -0.015em;
  }
  &[data-size='h3'] {
    font-size: ${token.h3};
  }
  &[data-size='h4'] {
    font-size: ${token.h4};
  }
  &[data-size='h5'] {
    font-size: ${token.h5};
    font-weight: 500;
  }
  &[data-size='h6'] {
    font-size: ${token.h6};
    font-weight: 500;
  }
  :lang(zh) & {
    letter-spacing: 0;
  }
`;

/** A heading. `data-part="heading"`. Sizes: specification, section 9. */
export const Heading = memo(function Heading({ level, size, ...rest }: HeadingProps) {
  return <HeadingRoot as={`h${level}`} data-part="heading" data-size={size ?? `h${level}`} {...rest} />;
});

export interface TextProps extends ComponentPropsWithRef<'p'> {
  size?: 'small' | 'body' | 'large' | undefined;
  tone?: 'default' | 'muted' | 'error' | undefined;
  /** The element to render. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
}

const TextRoot = styled.p`
  margin: 0;
  max-inline-size: 75ch;
  overflow-wrap: anywhere;
  &[data-size='small'] {
    font-size: ${token.small};
  }
  &[data-size='body'] {
    font-size: ${token.body};
  }
  &[data-size='large'] {
    font-size: ${token.large};
  }
  &[data-tone='muted'] {
    color: ${color['text-muted']};
  }
  &[data-tone='error'] {
    color: ${color['error-text']};
  }
`;

/** Running text, at most 75 characters per line. `data-part="text"`. */
export const Text = memo(function Text({ size = 'body', tone = 'default', as = 'p', ...rest }: TextProps) {
  return <TextRoot as={as} data-part="text" data-size={size} data-tone={tone} {...rest} />;
});
