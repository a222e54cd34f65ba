import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { disabledField } from './disabled.styles.js';
import { visuallyHidden } from '../visually-hidden.js';

/** Styles of label, error and help, shared by boxed controls, checkboxes and groups. */
export const fieldText = `
  & > [data-slot='label'] {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-block-end: 6px;
    color: ${color.text};
    font-size: ${size.body};
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > [data-slot='label']:has(+ [data-slot='label-end']) {
    display: inline-block;
    margin-inline-end: 4px;
  }
  & > [data-slot='hidden-label'] {
    ${visuallyHidden}
  }
  & [data-slot='mark'] {
    color: ${color['text-muted']};
    font-weight: 400;
  }
  & [data-slot='asterisk']::after {
    content: ' *';
    color: ${color['error-text']};
    font-weight: 400;
  }
  & > [data-slot='notes'] {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    font-size: ${size.small};
    line-height: 1.5;
  }
  & [data-slot='messages'] {
    min-inline-size: 0;
  }
  & [data-slot='help'],
  & [data-slot='error'] > p {
    max-inline-size: 75ch;
    margin-block: 6px 0;
    margin-inline: 0;
    font-size: ${size.small};
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & [data-slot='help'] {
    color: ${color['text-muted']};
  }
  & [data-slot='error'] > p {
    display: flex;
    gap: 6px;
    color: ${color['error-text']};
    font-weight: 500;
  }
  & [data-slot='error'] > p > svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    margin-block-start: 2px;
  }
`;

/**
 * Selector of the input or textarea in a box. It lists both tags, because browsers try a rule that ends in
 * `:is(input, textarea)` on every element of the page.
 */
const typed = (state = '') =>
  ['input', 'textarea'].map((tag) => `& > [data-slot='control'] > ${tag}${state}`).join(', ');

/** The box of a control has the border, fill and focus ring, so that adornments are inside the border. */
const box = `
  & > [data-slot='control'] {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: ${size.control};
    border: 1px solid ${size['field-line']};
    border-block-end-color: ${color['line-strong']};
    border-radius: ${size.radius};
    background: ${size['field-fill']};
    color: ${color.text};
    font-size: ${size.body};
    line-height: 1.43;
  }
  & > [data-slot='control']:hover {
    border-color: ${color['text-muted']};
  }
  & > [data-slot='control']:is(:focus, :focus-within:not(:has(button:focus))) {
    border-color: ${color.focus};
    outline: ${size['focus-ring']};
    outline-offset: -1px;
  }
  &[data-invalid] > [data-slot='control'] {
    border-color: ${color['error-text']};
  }
  &[data-readonly] > [data-slot='control'] {
    border-color: ${color['line-strong']};
    border-style: dashed;
    background: transparent;
  }
  ${disabledField(" > [data-slot='control']")} {
    border-color: ${color.line};
    background: ${color.hover};
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  ${disabledField(" > [data-slot='label']")} {
    color: ${color['text-disabled']};
  }
  ${typed()} {
    appearance: none;
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    inline-size: 100%;
    margin: 0;
    padding-block: 8px;
    padding-inline: 12px;
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
  }
  & > [data-slot='control'] > input::-webkit-search-cancel-button {
    display: none; /* a second, foreign button next to that of the component */
  }
  & > [data-slot='control'] > textarea {
    field-sizing: content;
    min-block-size: calc(var(--rows, 3) * 1lh + 16px);
    max-block-size: 60dvh;
    resize: none;
  }
  ${typed('::placeholder')} {
    color: ${color['text-muted']};
    opacity: 1;
  }
  ${typed(':disabled')} {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  ${typed(':autofill')} {
    box-shadow: inset 0 0 0 100px ${color['secondary-tint']};
    -webkit-text-fill-color: ${color.text};
    caret-color: ${color.text};
  }
  & > button[data-slot='control'] {
    appearance: none;
    inline-size: 100%;
    padding: 0;
    font-family: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > [data-slot='control'] > [data-slot='value'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: 8px;
    padding-inline: 12px;
    contain: inline-size; /* a long value must not widen the form */
    overflow-wrap: anywhere;
  }
  & > [data-slot='control'] > [data-placeholder] {
    color: ${color['text-muted']};
  }
  ${disabledField(" > [data-slot='control'] > [data-placeholder]")} {
    color: inherit;
  }
  & > [data-slot='control'] > [data-slot='start'],
  & > [data-slot='control'] > [data-slot='end'] {
    flex: none;
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${color['text-muted']};
  }
  & > [data-slot='control'] > [data-slot='start'] {
    margin-inline-start: 12px;
  }
  & > [data-slot='control'] > [data-slot='end'] {
    margin-inline-end: 12px;
  }
  & > [data-slot='control'] > [data-slot='end']:has(button) {
    margin-inline-end: 3px;
  }
  & > [data-slot='control'] > [data-slot='end'] > button:not(:hover, :disabled) {
    color: inherit;
  }
  & > [data-slot='control'] > :is([data-slot='start'], [data-slot='end']) > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    & > [data-slot='control'] {
      font-size: max(16px, ${size.body}); /* smaller text makes iOS zoom into the page */
    }
  }
  @media (forced-colors: active) {
    &[data-invalid] > [data-slot='control'] {
      border-width: 2px;
    }
    ${disabledField(" > [data-slot='control']")} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const styles = `
  min-inline-size: 0;
  ${fieldText}
  ${box}
`;

export const FieldRoot = styled.div`
  ${styles}
`;
