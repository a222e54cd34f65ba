import { styled } from 'styled-components';
import { choiceMark, choiceRow } from '../../foundation/choice.styles.js';
import { fieldText } from '../../foundation/field.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.div`
  min-inline-size: 0;
  ${fieldText}
  & > [data-slot='row'] {
    ${choiceRow}
  }
  & > [data-slot='notes'] {
    padding-inline-start: 28px;
  }
  & > [data-slot='notes'] p {
    margin-block-start: 0;
  }
  & [data-slot='words'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='words'][data-hidden] {
    ${visuallyHidden}
  }
  & input {
    ${choiceMark}
    margin-block-start: 1px;
    border-radius: max(2px, ${size['radius-small']});
  }
  & input::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    background: currentColor;
    clip-path: polygon(10% 46%, 0 58%, 40% 96%, 100% 18%, 88% 6%, 39% 70%);
    opacity: 0;
  }
  & input:indeterminate::before {
    clip-path: inset(40% 0 40% 0 round 1px);
  }
  & input:is(:checked, :indeterminate) {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  & input:is(:checked, :indeterminate)::before {
    opacity: 1;
  }
  & label:hover input:not(:checked, :indeterminate, :disabled) {
    border-color: ${color.text};
  }
  &[data-invalid] input:not(:checked, :indeterminate) {
    border-color: ${color['error-text']};
  }
  &[data-disabled] > [data-slot='row'] {
    color: ${color['text-disabled']};
    cursor: not-allowed;
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
    &[data-disabled] > [data-slot='row'] {
      color: GrayText;
    }
    & input:disabled::before {
      background: GrayText;
    }
  }
`;
