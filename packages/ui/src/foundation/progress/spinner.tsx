'use client';
import { keyframes, styled } from 'styled-components';
import { smallNotches } from './notches.js';

const spin = keyframes`
  to { rotate: 360deg; }
`;

/**
 * A turning ring of twelve notches in the current text colour. It has no accessible name: the parent must announce the
 * loading state.
 */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  inline-size: 1.25em;
  block-size: 1.25em;
  border-radius: 50%;
  background: conic-gradient(color-mix(in srgb, currentColor 25%, transparent), currentColor);
  mask: radial-gradient(closest-side, transparent 58%, currentColor 62%), ${smallNotches};
  mask-composite: intersect;
  animation: ${spin} 1s steps(12) infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`;
