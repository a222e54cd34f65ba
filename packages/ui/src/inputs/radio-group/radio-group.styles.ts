import { styled } from 'styled-components';
import { disabledOption } from '../../foundation/field/disabled.styles.js';
import { choiceMark, choiceRow } from '../../foundation/field/choice.styles.js';
import { fieldText } from '../../foundation/field/field.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

const segments = `
  &[data-layout='segments'] > [data-slot='options'] {
    display: inline-flex;
    flex-wrap: wrap; /* segments wrap to the next line before their words break */
    max-inline-size: 100%;
    padding: 3px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sunken};
  }
  &[data-layout='segments'] [data-slot='option'] {
    position: relative;
    flex: 1 1 auto;
    align-items: center;
    justify-content: center;
    inline-size: auto;
    min-inline-size: 0;
    min-block-size: calc(${size.control} - 8px);
    padding-inline: 14px;
    border: 1px solid transparent;
    border-radius: calc(${size.radius} * 0.75);
    color: ${color['text-muted']};
    text-align: center;
  }
  &[data-layout='segments'] [data-slot='words'] {
    overflow-wrap: break-word;
  }
  &[data-layout='segments'] [data-slot='option']:hover:not([data-disabled], :has(:disabled)) {
    color: ${color.text};
  }
  &[data-layout='segments'] input {
    ${visuallyHidden}
  }
  &[data-layout='segments'] [data-slot='option']:has(:checked) {
    border-color: ${color['line-strong']};
    background: ${color.raised};
    color: ${color.text};
    font-weight: 500;
  }
  &[data-layout='segments'] [data-slot='option']:has(:focus-visible) {
    outline: ${size['focus-ring']};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    &[data-layout='segments'] [data-slot='option']:has(:checked) {
      border: 2px solid Highlight;
    }
    &[data-layout='segments'] [data-slot='option'] {
      border-color: Canvas;
    }
  }
`;

export const Root = styled.div`
  min-inline-size: 0;
  ${fieldText}
  & > [data-slot='options'] {
    display: grid;
    gap: 4px;
  }
  &[data-layout='row'] > [data-slot='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  & [data-slot='option'] {
    ${choiceRow}
  }
  & [data-slot='words'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='description'] {
    display: block;
    max-inline-size: 75ch;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 400;
  }
  & input {
    ${choiceMark}
    margin-block-start: 1px;
    border-radius: 50%;
  }
  & input::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: currentColor;
    opacity: 0;
  }
  & input:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  & input:checked::before {
    opacity: 1;
  }
  & label:hover input:not(:checked, :disabled) {
    border-color: ${color.text};
  }
  &[data-invalid] input:not(:checked) {
    border-color: ${color['error-text']};
  }
  ${disabledOption()} {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  ${disabledOption(" [data-slot='description']")} {
    color: inherit;
  }
  & input:disabled:is(input) {
    border-color: ${color.line};
    background: ${color.hover};
    color: ${color['text-disabled']};
  }
  @media (forced-colors: active) {
    & input::before {
      background: CanvasText;
    }
    ${disabledOption()} {
      color: GrayText;
    }
  }
  ${segments}
`;
