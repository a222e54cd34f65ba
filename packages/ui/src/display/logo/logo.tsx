'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { Seal } from '../seal/index.js';

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  /** Whose portal this is; the inner shape of the seal follows. */
  variant?: 'market-operator' | 'notified-body';
  /** The product's name, set beside the seal. */
  name?: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  inline-size: ${size['logo-width']};
  color: ${color.text};
  font-size: 1.25rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  line-height: 1;
`;

/** The logo: the seal of a role and the name, 150 px wide. `data-part="logo"`. Source: specification, sections 2 and 9. */
export const Logo = memo(function Logo({ variant = 'market-operator', name = 'Attesta', ...rest }: LogoProps) {
  return (
    <Root data-part="logo" {...rest}>
      <Seal variant={variant} size={30} />
      <span>{name}</span>
    </Root>
  );
});
