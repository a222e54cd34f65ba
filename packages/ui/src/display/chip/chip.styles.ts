import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.span`
  --fill: ${color['text-muted']};
  --on: ${color.sheet};
  --ink: ${color.text};
  --tint: ${color.hover};
  --edge: ${color['line-strong']};
  &[data-tone='primary'] {
    --fill: ${color.primary};
    --on: ${color['on-primary']};
    --ink: ${color['primary-text']};
    --tint: ${color['primary-tint']};
    --edge: ${color['primary-text']};
  }
  &[data-tone='success'] {
    --fill: ${color.success};
    --on: ${color['on-success']};
    --ink: ${color['success-text']};
    --tint: ${color['success-tint']};
    --edge: ${color['success-text']};
  }
  &[data-tone='warning'] {
    --fill: ${color.warning};
    --on: ${color['on-warning']};
    --ink: ${color['warning-text']};
    --tint: ${color['warning-tint']};
    --edge: ${color['warning-text']};
  }
  &[data-tone='error'] {
    --fill: ${color.error};
    --on: ${color['on-error']};
    --ink: ${color['error-text']};
    --tint: ${color['error-tint']};
    --edge: ${color['error-text']};
  }
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-block-size: 1.5rem;
  padding-inline: 8px;
  border: 1px solid transparent;
  border-radius: ${size['radius-small']};
  background: var(--tint);
  color: var(--ink);
  font-size: ${size.small};
  font-weight: 500;
  line-height: 1.5;
  vertical-align: middle;
  print-color-adjust: exact; /* a solid chip is unreadable without its background */
  &[data-tone='neutral'] {
    border-color: ${color.line}; /* a hovered table row has the same background */
  }
  &[data-shape] {
    border-color: var(--edge);
    background: transparent;
  }
  &[data-shape='dashed'] {
    border-style: dashed;
  }
  &[data-shape='solid'] {
    border-color: var(--fill);
    background: var(--fill);
    color: var(--on);
  }
  & > [data-slot='mark'] {
    flex: none;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: 1.5px solid currentColor;
    border-radius: 50%;
  }
  &[data-shape='dashed'] > [data-slot='mark'] {
    border-style: dotted;
  }
  &[data-shape='half'] > [data-slot='mark'] {
    border-inline-start-width: 4px; /* borders, not backgrounds: forced colours retain only borders */
  }
  &[data-shape='solid'] > [data-slot='mark'] {
    border-width: 4px;
  }
  & > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  & > [data-slot='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    margin-inline-end: -7px;
    margin-inline-start: -2px;
    padding: 0;
    border: 0;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    cursor: pointer;
  }
  & > button:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  & > button:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: -2px;
  }
  &[data-shape='solid'] > button:focus-visible {
    outline-color: currentColor;
  }
  & > button > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  &[data-selectable] {
    appearance: none;
    min-block-size: max(28px, ${size.target});
    margin: 0;
    border-color: ${color['line-strong']};
    background: transparent;
    font-family: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-selectable]:hover {
    background: ${color.hover};
  }
  &[data-selectable][aria-pressed='true'] {
    border-color: var(--edge);
    background: var(--tint);
  }
  &[data-selectable]:disabled {
    border-color: ${color.line};
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
    &[data-selectable][aria-pressed='true'] {
      border-color: Highlight;
    }
    &[data-selectable]:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
