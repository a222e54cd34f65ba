import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';
import { motion } from './snackbar.motion.js';

const position = `
  position: fixed;
  z-index: ${size['layer-notice']};
  inset-inline: 16px calc(16px + var(--beside-actions, 0px));
  display: flex;
  flex-direction: column;
  --row: max(36px, ${size.target}); /* height of the icon, the first line and the buttons */
  pointer-events: none; /* the page between toasts stays clickable */
  &[data-vertical='bottom'] { inset-block-end: max(16px, env(safe-area-inset-bottom), var(--above-actions, 0px)); }
  &[data-vertical='top'] { inset-block-start: max(16px, env(safe-area-inset-top), var(--above-actions, 0px)); }
  &[data-horizontal='left'] { align-items: flex-start; }
  &[data-horizontal='center'] { align-items: center; }
  &[data-horizontal='right'] { align-items: flex-end; }
`;

/**
 * Colours by tone. `info` declares no variables and uses the fallbacks in `of`: fewer variables are faster to style.
 */
const tones = `
  & li[data-tone='success'] {
    --notice-ink: ${color['success-text']};
    --notice-fill: ${color.success};
    --notice-on: ${color['on-success']};
  }
  & li[data-tone='warning'] {
    --notice-ink: ${color['warning-text']};
    --notice-fill: ${color.warning};
    --notice-on: ${color['on-warning']};
  }
  & li[data-tone='error'] {
    --notice-ink: ${color['error-text']};
    --notice-fill: ${color.error};
    --notice-on: ${color['on-error']};
  }
`;
const of = {
  ink: `var(--notice-ink, ${color['primary-text']})`,
  fill: `var(--notice-fill, ${color.primary})`,
  on: `var(--notice-on, ${color['on-primary']})`,
};

const variants = `
  & li {
    border: 1px solid ${color.line};
    background: ${color.raised};
    color: ${color.text};
  }
  &[data-variant='outlined'] li {
    border-color: ${of.ink};
  }
  &[data-variant='filled'] li {
    --notice-ink: ${of.on};
    border-color: transparent;
    background: ${of.fill};
    color: ${of.on};
  }
`;

export const Root = styled.div`
  ${position}
  ${tones}
  ${variants}
  & > section {
    max-inline-size: 100%;
    border-radius: ${size.radius};
    pointer-events: auto;
  }
  & > section:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 4px;
  }
  & ol {
    display: flex;
    flex-direction: column;
    align-items: inherit;
    gap: 8px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: start;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 400px;
    max-inline-size: 100%;
    padding-block: 6px;
    padding-inline: 16px 6px;
    border-radius: ${size.radius};
    box-shadow: ${size.shadow};
    line-height: 1.5;
    touch-action: pan-y; /* horizontal swipes close the toast */
  }
  &[data-dense] {
    --row: max(32px, ${size.target});
  }
  &[data-dense] li {
    gap: 10px;
    padding-block: 3px;
    padding-inline: 12px 3px;
  }
  & [data-slot='icon'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: var(--row);
    color: ${of.ink};
  }
  & [data-slot='icon'] > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & [data-slot='body'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 0 16px;
    min-inline-size: 0;
  }
  & [data-slot='message'] {
    flex: 1 1 160px;
    min-inline-size: 0;
    padding-block: calc((var(--row) - 1lh) / 2);
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & [data-slot='message'][data-long] {
    max-block-size: min(12lh, max(3lh, 22dvh)); /* keeps the buttons of three long toasts inside the viewport */
    overflow-y: auto;
  }
  & [data-slot='tone'] {
    ${visuallyHidden}
  }
  & li[data-bare] [data-slot='body'] {
    padding-inline-end: 8px;
  }
  & [data-slot='count'] {
    display: inline-block;
    padding-inline: 7px;
    border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
    border-radius: 999px;
    margin-inline-start: 4px;
    font-size: ${size.small};
    line-height: 1.125rem;
    vertical-align: 1px;
    white-space: nowrap;
  }
  & li button {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    min-block-size: var(--row);
    min-inline-size: var(--row);
    padding: 0;
    border: 0;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  & li button[data-slot='action'] {
    flex: 0 1 auto;
    margin-inline: -10px 0; /* aligns its text, not its edge, with the message when it wraps below it */
    padding-inline: 10px;
    color: ${of.ink};
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & li button[data-slot='close'] {
    margin-inline-start: -6px;
    color: ${color['text-muted']};
  }
  & li button[data-slot='close']:hover {
    color: ${color.text};
  }
  &[data-variant='filled'] li button[data-slot='close'] {
    color: inherit;
  }
  & li button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-variant='filled'] li button:focus-visible {
    outline-color: currentColor;
  }
  & li button > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  @media (forced-colors: active) {
    & [data-slot='icon'] {
      color: CanvasText; /* SVG icons keep their colour in forced-colors mode */
    }
  }
  @media print {
    display: none;
  }
  ${motion}
`;
