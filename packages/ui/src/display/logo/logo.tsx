'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';
import { Seal, type SealVariant } from '../seal/index.js';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The shape inside the seal: of a role, or of the portal. */
  variant?: SealVariant | undefined;
  /** The wordmark. */
  name?: string | undefined;
  /** A muted second line, such as the role. */
  caption?: string | undefined;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  inline-size: max(${size['logo-width']}, 9.375rem);
  max-inline-size: 100%;
  color: ${color.text};
  line-height: 1.15;
  & > svg {
    inline-size: min(2.125rem, 44px); /* a larger seal would make a top bar higher */
    block-size: auto;
  }
  & > [data-slot='words'] {
    min-inline-size: 0;
  }
  & [data-slot='name'] {
    display: block;
    font-size: 1.375rem;
    font-weight: 600;
    letter-spacing: -0.035em;
  }
  & [data-slot='caption'] {
    display: block;
    overflow: hidden;
    color: ${color['text-muted']};
    font-size: 0.6875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-caption] [data-slot='name'] {
    font-size: 1.125rem;
  }
  /* In a narrow top bar only the seal is visible. */
  @container at-brand (max-width: 8.6875rem) {
    inline-size: auto;
    & > [data-slot='words'] {
      ${visuallyHidden}
    }
  }
`;

/**
 * Seal and wordmark, 150 px wide. The wordmark is text, so a link around the logo has a name. `data-part="logo"`, with
 * `data-variant`. Source: specification, sections 2 (layout) and 9.
 */
export const Logo = memo(function Logo({ variant = 'portal', name = 'Attesta', caption, ...rest }: LogoProps) {
  return (
    <Root data-part="logo" {...rest} data-variant={variant} data-caption={caption ? '' : undefined}>
      <Seal variant={variant} size={34} />
      <span data-slot="words">
        <span data-slot="name" translate="no">
          {name}
        </span>
        {caption && <span data-slot="caption">{caption}</span>}
      </span>
    </Root>
  );
});
