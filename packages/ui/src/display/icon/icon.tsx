'use client';
import { memo, type ComponentPropsWithRef, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { glyph } from '../../foundation/glyph.js';
import type { GlyphNode } from '../../foundation/lucide/glyph-node.js';
import { size as token } from '../../theme/tokens.js';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'width' | 'height'> {
  /** Accessible name, for an icon without text next to it. Without a label the icon is decorative. */
  label?: string | undefined;
  /** Small is 16 px, medium 20, large 24. A parent component may set another size. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Stroke width on the 24-unit grid of all icons. */
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
 * Creates an icon of this set from a glyph of `lucide`, or from a component that draws one, as in `lucide-react`. Set
 * `mirrored` if the icon points along the reading direction. `data-part="icon"`, with `data-size` and `data-mirrored`.
 */
export function icon(
  drawing: GlyphNode | ComponentType<ComponentPropsWithRef<'svg'>>,
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
