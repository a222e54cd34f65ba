import { styled } from 'styled-components';
import { disabledField } from '../../foundation/field/disabled.styles.js';
import { checkboxMark, choiceRow } from '../../foundation/field/choice.styles.js';
import { fieldText } from '../../foundation/field/field.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color } from '../../theme/tokens.js';

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
    ${checkboxMark}
    margin-block-start: 1px;
  }
  & label:hover input:not(:checked, :indeterminate, :disabled) {
    border-color: ${color.text};
  }
  &[data-invalid] input:not(:checked, :indeterminate) {
    border-color: ${color['error-text']};
  }
  ${disabledField(" > [data-slot='row']")} {
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    ${disabledField(" > [data-slot='row']")} {
      color: GrayText;
    }
  }
`;
