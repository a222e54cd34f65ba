import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Trigger = styled.button`
  appearance: none;
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-block: -4px; /* does not increase the line height */
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: ${color['text-muted']};
  vertical-align: middle;
  cursor: pointer;
  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  &::after {
    content: '';
    position: absolute;
    inset: calc((24px - ${size.target}) / 2); /* 44 px on touch screens, without moving the text around it */
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.hover};
    color: ${color['primary-text']};
  }
  &:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 0;
  }
  &:disabled {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    color: ButtonText;
    &[aria-expanded='true'] {
      outline: 1px solid Highlight;
    }
    &:disabled {
      color: GrayText;
    }
  }
`;

export const Content = styled.div`
  max-inline-size: 320px;
  padding-block: 12px;
  padding-inline: 16px;
  font-size: ${size.body};
  font-weight: 400;
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  & > :first-child {
    margin-block-start: 0;
  }
  & > :last-child {
    margin-block-end: 0;
  }
  & > p {
    margin-block: 8px;
  }
  & > ul {
    margin-block: 8px;
    padding-inline-start: 20px;
  }
`;
