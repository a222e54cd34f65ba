import styled from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** Colours of a tone, as the variables that the variants read. */
const tones = `
  --fill: ${color.primary};
  --fill-hover: ${color['primary-hover']};
  --fill-active: ${color['primary-active']};
  --on: ${color['on-primary']};
  --ink: ${color['primary-text']};
  --tint: ${color['primary-tint']};
  --tint-hover: ${color['primary-tint-hover']};
  --edge: ${color['line-strong']};
  &[data-tone='neutral'] {
    --fill: ${color.inverse};
    --fill-hover: ${color.text};
    --fill-active: ${color.text};
    --on: ${color['on-inverse']};
    --ink: ${color.text};
    --tint: ${color.hover};
    --tint-hover: ${color.hover};
  }
  &[data-tone='error'] {
    --fill: ${color.error};
    --fill-hover: ${color['error-hover']};
    --fill-active: ${color['error-active']};
    --on: ${color['on-error']};
    --ink: ${color['error-text']};
    --tint: ${color['error-tint']};
    --tint-hover: ${color['error-tint-hover']};
    --edge: ${color['error-text']};
  }
`;

export const buttonSurface = `
  ${tones}
  appearance: none;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  border: 1px solid transparent;
  border-radius: ${size.radius};
  font: inherit;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  &[data-variant='filled'] {
    background: var(--fill);
    color: var(--on);
  }
  &[data-variant='filled']:hover {
    background: var(--fill-hover);
  }
  &[data-variant='filled']:active {
    background: var(--fill-active);
  }
  &[data-variant='outlined'] {
    background: transparent;
    border-color: var(--edge);
    color: var(--ink);
  }
  &[data-variant='text'] {
    background: transparent;
    color: var(--ink);
  }
  &[data-variant='tonal'] {
    background: var(--tint);
    color: var(--ink);
  }
  &:is([data-variant='outlined'], [data-variant='text'], [data-variant='tonal']):hover {
    background: var(--tint);
  }
  &:is([data-variant='outlined'], [data-variant='text'], [data-variant='tonal']):active {
    background: var(--tint-hover);
  }
  &:is(:disabled, [aria-disabled='true']) {
    cursor: not-allowed;
  }
  &:disabled:is([data-variant]) {
    background: ${color.hover};
    border-color: transparent;
    color: ${color['text-disabled']};
  }
  &:disabled:is([data-variant='text'], [data-variant='outlined']) {
    background: transparent;
  }
  &:disabled[data-variant='outlined'] {
    border-color: ${color.line};
  }
  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`;

export const Root = styled.button`
  ${buttonSurface}
  gap: 8px;
  min-block-size: ${size.control};
  padding-block: 6px;
  padding-inline: 16px;
  font-size: ${size.body};
  line-height: 1.35;
  text-align: center;
  &[data-size='small'] {
    min-block-size: ${size['control-small']};
    padding-block: 3px;
    padding-inline: 12px;
    gap: 6px;
    font-size: 0.8125rem;
  }
  &[data-size='large'] {
    min-block-size: ${size['control-large']};
    padding-inline: 22px;
    font-size: ${size.large};
  }
  &[data-full-width] {
    display: flex;
    inline-size: 100%;
  }
  & > svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
  & > [data-slot='spinner'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  &[data-loading] > :not([data-slot='spinner']) {
    opacity: 0;
  }
`;
