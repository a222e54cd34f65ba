import { styled } from 'styled-components';
import { disabledField } from '../../foundation/field/disabled.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

/**
 * The switch is positioned next to the first line, outside of the flow. The label text therefore needs no element, and
 * a long label wraps next to the switch.
 */
const track = `
  & > input {
    appearance: none;
    position: absolute;
    inset-block-start: calc(var(--pad) + (1lh - var(--track)) / 2);
    inset-inline-start: 0;
    inline-size: calc(var(--track) * 1.8);
    block-size: var(--track);
    margin: 0;
    border: 1px solid ${color['line-strong']};
    border-radius: var(--track);
    background: ${color.sunken};
    color: ${color['line-strong']};
    font: inherit;
    line-height: inherit;
    cursor: inherit;
  }
  &[data-label='start'] > input {
    inset-inline: auto 0;
  }
  & > input::before {
    content: '';
    display: block;
    inline-size: calc(var(--track) - 8px);
    block-size: calc(var(--track) - 8px);
    margin: 3px;
    border-radius: 50%;
    background: currentColor;
    translate: calc(var(--track) * 0.8 * var(--at-shift) * ${size.dir}) 0;
  }
  & > input:checked {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color['on-primary']};
  }
  & > input:checked::before {
    --at-shift: 1;
  }
  &:hover > input:not(:checked, :disabled) {
    border-color: ${color.text};
    color: ${color.text};
  }
  &[data-invalid] > input:not(:checked) {
    border-color: ${color['error-text']};
  }
  & > input:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
  & > input:disabled:is(input) {
    border-color: ${color.line};
    background: ${color.hover};
    color: ${color['text-disabled']};
  }
  @media (prefers-reduced-motion: no-preference) {
    & > input::before {
      transition: --at-shift ${size.fast} ${size.ease};
    }
  }
  @media (forced-colors: active) {
    & > input::before {
      background: ButtonText;
    }
    & > input:checked {
      border-color: Highlight;
      background: Highlight;
    }
    & > input:checked::before {
      background: HighlightText;
    }
    & > input:disabled:is(input) {
      border-color: GrayText;
      background: Canvas;
    }
    & > input:disabled::before {
      background: GrayText;
    }
  }
`;

const notes = `
  & > [data-slot='notes'] {
    display: block;
    max-inline-size: 75ch;
    margin-block-start: 2px;
    font-size: ${size.small};
    line-height: 1.5;
  }
  & [data-slot='help'] {
    display: block;
    color: ${color['text-muted']};
  }
  &:dir(rtl) [data-slot='notes'] > span {
    unicode-bidi: plaintext; /* displays text in the order of its language, aligned to the inline start */
    text-align: right;
  }
  & [data-slot='error'] {
    display: flex;
    gap: 6px;
    color: ${color['error-text']};
    font-weight: 500;
  }
  & [data-slot='error'] > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    margin-block-start: 2px;
  }
`;

const row = `
  --track: 20px;
  --pad: max(4px, (${size.target} - 20px) / 2);
  position: relative;
  display: block;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: var(--pad);
  padding-inline-start: calc(var(--track) * 1.8 + 10px);
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.43;
  overflow-wrap: anywhere;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &[data-size='small'] {
    --track: 16px;
  }
  &[data-label='start'] {
    inline-size: auto;
    padding-inline: 0 calc(var(--track) * 1.8 + 16px);
  }
  ${disabledField()} {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & > [data-slot='hidden-label'] {
    ${visuallyHidden}
  }
  &[data-label='hidden'] {
    min-block-size: calc(1lh + 2 * var(--pad));
    padding-inline: calc(var(--track) * 1.8) 0;
  }
  & [data-slot='mark'] {
    color: ${color['text-muted']};
  }
  & [data-slot='asterisk']::after {
    content: ' *';
    color: ${color['error-text']};
  }
  ${track}
  ${notes}
  @media (forced-colors: active) {
    ${disabledField()} {
      color: GrayText;
    }
  }
`;

/** A single static template is hashed only once, even with a thousand switches on a page. */
export const Root = styled.label`
  ${row}
`;
