'use client';
import { styled } from 'styled-components';

/** CSS that hides content visually; screen readers still announce it. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
