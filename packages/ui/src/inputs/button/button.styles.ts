import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/**
 * Colours by tone. `primary`, the most frequent tone, declares no variables and uses the fallbacks in `of`: elements
 * without their own variables are faster to style.
 */
const tones = `
  &[data-tone='neutral'] {
    --button-fill: ${color.inverse};
    --button-fill-hover: ${color.text};
    --button-fill-active: ${color.text};
    --button-on: ${color['on-inverse']};
    --button-ink: ${color.text};
    --button-tint: ${color.hover};
    --button-tint-hover: ${color.hover};
  }
  &[data-tone='error'] {
    --button-fill: ${color.error};
    --button-fill-hover: ${color['error-hover']};
    --button-fill-active: ${color['error-active']};
    --button-on: ${color['on-error']};
    --button-ink: ${color['error-text']};
    --button-tint: ${color['error-tint']};
    --button-tint-hover: ${color['error-tint-hover']};
    --button-edge: ${color['error-text']};
  }
`;
const of = {
  fill: `var(--button-fill, ${color.primary})`,
  fillHover: `var(--button-fill-hover, ${color['primary-hover']})`,
  fillActive: `var(--button-fill-active, ${color['primary-active']})`,
  on: `var(--button-on, ${color['on-primary']})`,
  ink: `var(--button-ink, ${color['primary-text']})`,
  tint: `var(--button-tint, ${color['primary-tint']})`,
  tintHover: `var(--button-tint-hover, ${color['primary-tint-hover']})`,
  edge: `var(--button-edge, ${color['line-strong']})`,
};

/**
 * Layout of a button with an icon. A button with only text needs no flex layout, because the browser centres its text.
 */
const row = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
`;

const surface = `
  ${tones}
  appearance: none;
  position: relative;
  flex: none;
  max-inline-size: 100%;
  border: 1px solid transparent;
  border-radius: ${size.radius};
  background: transparent;
  color: ${of.ink};
  font: inherit;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  &[data-variant='outlined'] {
    border-color: ${of.edge};
  }
  &[data-variant='tonal'] {
    background: ${of.tint};
  }
  &:hover {
    background: ${of.tint};
  }
  &:active {
    background: ${of.tintHover};
  }
  &[data-variant='filled'] {
    background: ${of.fill};
    color: ${of.on};
  }
  &[data-variant='filled']:hover {
    background: ${of.fillHover};
  }
  &[data-variant='filled']:active {
    background: ${of.fillActive};
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

/** Styles of an icon button, and of controls with the same appearance. */
export const buttonSurface = `
  ${surface}
  ${row}
`;

const styles = `
  ${surface}
  display: inline-block;
  min-block-size: ${size.control};
  padding-block: 6px;
  padding-inline: 16px;
  font-size: ${size.body};
  line-height: 1.35;
  text-align: center;
  &[data-row] {
    ${row}
    gap: 8px;
  }
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
    inline-size: 100%;
  }
  & > [data-slot='label'] {
    min-inline-size: 0;
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

export const Root = styled.button`
  ${styles}
`;
