'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { dashes, filledNotches, notches } from '../../foundation/progress/filled-notches.js';

/** The role that the seal represents, or the portal. */
export type SealVariant = 'market-operator' | 'notified-body' | 'portal';

export interface SealProps extends Omit<ComponentPropsWithRef<'svg'>, 'fill' | 'children'> {
  /** The inner shape: a box (market operator), a check mark (notified body) or a letter (portal). */
  variant?: SealVariant | undefined;
  /** From 0 (idea) to 1 (certified). */
  fill?: number | undefined;
  /** Accessible name, such as "Stage 3 of 9: clinical evidence". Without it the seal is decorative. */
  label?: string | undefined;
  /** Side in px at the default text size; it grows with the text. */
  size?: number | undefined;
}

const Root = styled.svg`
  display: block;
  flex: none;
  color: var(--seal-ink, ${color.primary});
  & > circle {
    fill: none;
    rotate: -87deg;
    transform-origin: 24px 24px;
  }
  & > [data-slot='track'] {
    stroke: var(--seal-track, ${color['line-strong']});
    stroke-width: 1.75;
  }
  & > [data-slot='fill'] {
    stroke: currentColor;
    stroke-width: 5.5;
  }
  & > path {
    fill: currentColor;
    fill-rule: evenodd;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    & > [data-slot='track'] {
      stroke: CanvasText;
    }
  }
`;

/**
 * A box with a cross, a disc with a tick, a letter. The cross, the tick and the letter are cut out, so that the
 * background is visible in them.
 */
const shapes: Record<SealVariant, string> = {
  'market-operator':
    'M17 13.5h14a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 0 1-3.5 3.5H17a3.5 3.5 0 0 1-3.5-3.5V17a3.5 3.5 0 0 1 3.5-3.5z M22 18v4h-4v4h4v4h4v-4h4v-4h-4v-4z',
  'notified-body':
    'M24 12.25a11.75 11.75 0 1 1 0 23.5a11.75 11.75 0 1 1 0-23.5z M17.2 24.6l5.5 5.5 8.4-9.1-2.4-2.2-6.1 6.6-3.1-3.1z',
  portal: 'M24 11.5 34.8 33.5h-5.2L24 21.6l-5.6 11.9h-5.2z M21.4 28.9h5.2v4.6h-5.2z',
};

/**
 * A ring of twelve notches around a shape. Filled notches are thick and coloured, the others thin, so that the stage is
 * visible without colour. `--seal-ink` and `--seal-track` set the colours. `data-part="seal"`, with `data-variant` and
 * `data-filled` (0 to 12).
 */
export const Seal = memo(function Seal({ variant = 'portal', fill = 1, label, size = 32, ...rest }: SealProps) {
  const filled = filledNotches(fill);
  return (
    <Root
      data-part="seal"
      viewBox="0 0 48 48"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      data-variant={variant}
      data-filled={filled}
    >
      <circle data-slot="track" cx="24" cy="24" r="20.5" pathLength="120" strokeDasharray={dashes(notches)} />
      {filled > 0 && (
        <circle data-slot="fill" cx="24" cy="24" r="20.5" pathLength="120" strokeDasharray={dashes(filled)} />
      )}
      <path data-slot="core" d={shapes[variant]} />
    </Root>
  );
});
