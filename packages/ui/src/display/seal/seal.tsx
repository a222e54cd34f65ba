'use client';
import { memo, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/tokens.js';
import { filledTeeth, notches, tooth } from './seal-geometry.js';

export interface SealProps extends Omit<ComponentPropsWithRef<'svg'>, 'fill'> {
  /** The inner shape: a rising step for those who make devices, a balanced bar for those who assess them. */
  variant?: 'market-operator' | 'notified-body';
  /** How much of the ring is filled, 0 to 1: a device from idea to certified. */
  fill?: number;
  /** What it stands for, in words; without it the seal is decoration. */
  label?: string;
  /** Edge length in px. */
  size?: number;
}

const Root = styled.svg`
  display: block;
  flex: none;
  color: ${color['primary-text']};
  & [data-slot='tooth'] {
    fill: currentColor;
    opacity: 0.22;
  }
  & [data-slot='tooth'][data-filled] {
    opacity: 1;
  }
  & [data-slot='core'] {
    fill: currentColor;
  }
  @media (forced-colors: active) {
    color: CanvasText;
    & [data-slot='tooth']:not([data-filled]) {
      fill: none;
      stroke: CanvasText;
      opacity: 1;
    }
  }
`;

const teeth = Array.from({ length: notches }, (_, index) => tooth(index));

/** Steps that rise: a device on its way. */
const Steps = () => <path data-slot="core" d="M18 40h9v-8h9v-8h10v22H18z" />;
/** A bar on a post: an assessment in balance. */
const Balance = () => <path data-slot="core" d="M17 24h30v6H35v10h7v6H22v-6h7V30H17z" />;

/** The mark of Attesta: a notched ring round the shape of a role. `data-part="seal"`. */
export const Seal = memo(function Seal({ variant = 'market-operator', fill = 1, label, size = 32, ...rest }: SealProps) {
  const filled = filledTeeth(fill);
  return (
    <Root data-part="seal" viewBox="0 0 64 64" width={size} height={size} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true} {...rest}>
      {teeth.map((path, index) => <path key={path} d={path} data-slot="tooth" data-filled={index < filled || undefined} />)}
      {variant === 'notified-body' ? <Balance /> : <Steps />}
    </Root>
  );
});
