import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { motion } from './snackbar.motion.js';

const place = `
  position: fixed;
  z-index: ${size['layer-notice']};
  inset-inline: 16px;
  display: flex;
  flex-direction: column;
  pointer-events: none; /* the page between notices stays in reach */
  &[data-vertical='bottom'] { --beyond: calc(100% + 16px); inset-block-end: max(16px, env(safe-area-inset-bottom)); }
  &[data-vertical='top'] { --beyond: calc(-100% - 16px); inset-block-start: max(16px, env(safe-area-inset-top)); }
  &[data-horizontal='left'] { align-items: flex-start; }
  &[data-horizontal='center'] { align-items: center; }
  &[data-horizontal='right'] { align-items: flex-end; }
`;

const tones = `
  & li {
    --ink: ${color['primary-text']};
    --fill: ${color.primary};
    --on: ${color['on-primary']};
  }
  & li[data-tone='success'] {
    --ink: ${color['success-text']};
    --fill: ${color.success};
    --on: ${color['on-success']};
  }
  & li[data-tone='warning'] {
    --ink: ${color['warning-text']};
    --fill: ${color.warning};
    --on: ${color['on-warning']};
  }
  & li[data-tone='error'] {
    --ink: ${color['error-text']};
    --fill: ${color.error};
    --on: ${color['on-error']};
  }
`;

const variants = `
  & li {
    border: 1px solid ${color.line};
    background: ${color.raised};
    color: ${color.text};
  }
  &[data-variant='outlined'] li {
    border-color: var(--ink);
  }
  &[data-variant='filled'] li {
    --ink: var(--on);
    border-color: transparent;
    background: var(--fill);
    color: var(--on);
  }
`;

export const Root = styled.div`
  ${place}
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
    align-items: center;
    gap: 12px;
    box-sizing: border-box;
    inline-size: 400px;
    max-inline-size: 100%;
    min-block-size: 48px;
    padding-block: 6px;
    padding-inline: 16px 8px;
    border-radius: ${size.radius};
    box-shadow: ${size.shadow};
  }
  &[data-dense] li {
    min-block-size: 40px;
    padding-block: 2px;
  }
  & li > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: var(--ink);
  }
  & [data-slot='body'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 0 8px;
    min-inline-size: 0;
  }
  & [data-slot='message'] {
    flex: 1 1 180px;
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & [data-slot='count'] {
    white-space: nowrap;
  }
  & li button {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    min-block-size: max(32px, ${size.target});
    min-inline-size: max(32px, ${size.target});
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
    padding-inline: 10px;
    color: var(--ink);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & li button:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &[data-variant='filled'] li button:focus-visible {
    outline-color: currentColor;
  }
  & li button > svg {
    inline-size: 18px;
    block-size: 18px;
  }
  @media (forced-colors: active) {
    & li > svg {
      color: CanvasText; /* a drawing keeps the colour that it is given, even where nothing else does */
    }
  }
  ${motion}
`;
