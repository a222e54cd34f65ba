'use client';
import { memo, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { rendered } from '../../foundation/compose.js';
import { useStyledClass } from '../../foundation/styled-class.js';
import { size as token } from '../../theme/tokens.js';
import { buttonSurface } from '../button/button.styles.js';
import { watchHeldKeys } from '../../foundation/keys/held-keys.js';

watchHeldKeys();

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name: describes the action. */
  label: string;
  variant?: 'text' | 'outlined' | 'tonal' | 'filled' | undefined;
  tone?: 'primary' | 'neutral' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Renders another element with the styles of the button, such as a link. */
  render?: ReactElement | undefined;
  /** The icon. */
  children: ReactNode;
}

const styles = `
  ${buttonSurface}
  inline-size: ${token.control};
  block-size: ${token.control};
  padding: 0;
  &[data-size='small'] {
    inline-size: ${token['control-small']};
    block-size: ${token['control-small']};
  }
  &[data-size='large'] {
    inline-size: ${token['control-large']};
    block-size: ${token['control-large']};
  }
  & > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  &[data-size='small'] > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;
const Root = styled.button`
  ${styles}
`;

/**
 * A button that shows only an icon; `label` is its accessible name. `data-part="icon-button"`. Source: WAI-ARIA APG,
 * button pattern.
 */
export const IconButton = memo(function IconButton({
  label,
  variant = 'text',
  tone = 'neutral',
  size = 'medium',
  render,
  type,
  className,
  ...rest
}: IconButtonProps) {
  return rendered('button', render, {
    'data-part': 'icon-button',
    type: render ? type : (type ?? 'button'),
    ...rest,
    className: useStyledClass(Root, className),
    'aria-label': label,
    'data-variant': variant,
    'data-tone': tone,
    'data-size': size,
  });
});
