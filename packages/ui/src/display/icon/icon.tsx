'use client';
import type { IconNode } from 'lucide';
import { memo, type ComponentPropsWithRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { glyph } from '../../foundation/glyph.js';
import { size as token } from '../../theme/tokens.js';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'width' | 'height'> {
  /** What it says where no words stand beside it; without it the icon is decoration. */
  label?: string | undefined;
  /** Small is 16 px, medium 20, large 24. A part that holds the icon may give it another size. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Of the grid of 24 that all icons are drawn on. */
const STROKE = 2;

const Root = styled.svg`
  --side: ${token.icon};
  flex: none;
  inline-size: var(--side);
  block-size: var(--side);
  vertical-align: -0.2em;
  &[data-size='small'] {
    --side: ${token['icon-small']};
  }
  &[data-size='large'] {
    --side: ${token['icon-large']};
  }
  &[data-mirrored]:dir(rtl) {
    scale: -1 1;
  }
`;

/**
 * Makes an icon of a glyph of `lucide`, or of a component that draws one as those of `lucide-react` do, with the looks of our set. `mirrored` is for what
 * points along the line of reading.
 * `data-part="icon"`, with `data-size` and `data-mirrored`.
 */
export function icon(
  drawing: IconNode | ComponentType<ComponentPropsWithRef<'svg'>>,
  { mirrored }: { mirrored?: boolean } = {},
): ComponentType<IconProps> {
  const Drawing = Array.isArray(drawing) ? glyph(drawing) : drawing;
  return memo(function Icon({ label, size = 'medium', ...rest }: IconProps) {
    return (
      <Root
        as={Drawing}
        data-part="icon"
        strokeWidth={STROKE}
        {...(label ? { role: 'img', 'aria-label': label, 'aria-hidden': undefined } : { 'aria-hidden': true })}
        {...rest}
        data-size={size}
        data-mirrored={mirrored || undefined}
      />
    );
  });
}
