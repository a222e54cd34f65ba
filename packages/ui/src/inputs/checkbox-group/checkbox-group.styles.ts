import { styled } from 'styled-components';
import { fieldText } from '../../foundation/field/field.styles.js';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  ${fieldText}
  & > legend {
    padding: 0;
  }
  & > [data-slot='options'] {
    display: grid;
    gap: 4px;
  }
  &[data-layout='row'] > [data-slot='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  &[data-layout='columns'] > [data-slot='options'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
    gap: 4px 24px;
  }
  & > [data-part='checkbox'] {
    margin-block-end: 4px;
    padding-block-end: 4px;
    border-block-end: 1px solid ${color.line};
  }
  & [data-slot='count'] {
    flex: none;
    margin-block-start: 6px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  &:disabled > legend {
    color: ${color['text-disabled']};
  }
  @media (forced-colors: active) {
    &:disabled > legend {
      color: GrayText;
    }
  }
`;
