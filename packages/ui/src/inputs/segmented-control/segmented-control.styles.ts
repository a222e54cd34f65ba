import { styled } from 'styled-components';
import { disabledOption } from '../../foundation/field/disabled.styles.js';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';
import { RadioGroup } from '../radio-group/index.js';

export const Root = styled(RadioGroup)`
  & [data-slot='segment'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    max-inline-size: 100%;
  }
  & [data-slot='segment-label'] {
    min-inline-size: 0;
    max-inline-size: 17em; /* longer words break, so that a segment fits 320 px */
  }
  & [data-slot='segment'] > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  ${disabledOption(':is([data-slot])')} {
    color: ${color['text-disabled']};
  }
  ${disabledOption(':has(:checked)')} {
    border-color: ${color.line};
    color: ${color['text-disabled']};
  }
  &[data-full-width] > [data-slot='options'] {
    display: flex;
  }
  &[data-full-width] [data-slot='option'] {
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  &[data-size='small'] [data-slot='option'] {
    min-block-size: max(${size.target}, calc(${size['control-small']} - 8px));
    padding-block: 1px;
    padding-inline: 10px;
    font-size: 0.8125rem;
  }
  &[data-icons] [data-slot='option'] {
    min-inline-size: max(${size.target}, calc(${size.control} - 8px));
    padding-inline: 6px;
  }
  &[data-icons] [data-slot='words'] {
    display: flex;
  }
  &[data-icons] [data-slot='segment-label'] {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    ${disabledOption(':is([data-slot], :has(:checked))')} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
