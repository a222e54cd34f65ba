'use client';
import { keyframes, styled } from 'styled-components';

const spin = keyframes`
  to { rotate: 360deg; }
`;

/**
 * A spinning ring in the current text colour. It has no accessible name: the parent must announce the loading state.
 */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${spin} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
  @media (forced-colors: active) {
    border-color: GrayText;
    border-block-start-color: CanvasText;
  }
`;
