'use client';
import { memo, type ComponentPropsWithRef, type CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Shape. `text` has the line height of the surrounding text; `sheet` is a card with lines that fade out. */
  shape?: 'text' | 'rect' | 'circle' | 'sheet' | undefined;
  /** Number of text lines; the last is shorter. */
  lines?: number | undefined;
  /** CSS length, or a number of px. */
  width?: number | string | undefined;
  /** CSS length, or a number of px. */
  height?: number | string | undefined;
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.span`
  display: block;
  max-inline-size: 100%;
  & > span {
    display: block;
    border-radius: ${size['radius-small']};
    background: ${color.line};
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
  &[data-shape='text'] > span {
    block-size: 0.72em;
    margin-block: 0.425em;
  }
  &[data-shape='text'] > span:last-child:not(:first-child) {
    inline-size: 62%;
  }
  &:not([data-shape='text']) > span {
    block-size: 100%;
  }
  &[data-shape='sheet'] {
    padding: 24px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
  }
  &[data-shape='sheet'] > span {
    border-radius: 0;
    background: repeating-linear-gradient(${color.line} 0 10px, transparent 0 28px);
    mask: linear-gradient(currentColor, transparent);
  }
  &[data-shape='rect'] > span {
    border-radius: ${size.radius};
  }
  &[data-shape='circle'] > span {
    border-radius: 50%;
  }
  @media (prefers-reduced-motion: reduce) {
    & > span {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid GrayText;
    }
  }
`;

const fallback = {
  text: { inlineSize: '100%' },
  rect: { inlineSize: '100%', blockSize: 120 },
  circle: { inlineSize: 44, blockSize: 44 },
  sheet: { inlineSize: '100%', blockSize: 120 },
};

/**
 * A placeholder in the shape of the loading content, hidden from screen readers: its container sets `aria-busy`. Show
 * it through `Delayed` or `Loading`. `data-part="skeleton"`, with `data-shape`.
 */
export const Skeleton = memo(function Skeleton({
  shape = 'text',
  lines = 1,
  width,
  height,
  style,
  ...rest
}: SkeletonProps) {
  const given: CSSProperties = { inlineSize: width, blockSize: shape === 'circle' ? (height ?? width) : height };
  const known = Object.fromEntries(Object.entries(given).filter(([, length]) => length !== undefined));
  return (
    <Root
      data-part="skeleton"
      aria-hidden
      {...rest}
      data-shape={shape}
      style={{ ...fallback[shape], ...known, ...style }}
    >
      {Array.from({ length: shape === 'text' ? Math.max(1, lines) : 1 }, (_line, index) => (
        <span key={index} />
      ))}
    </Root>
  );
});
