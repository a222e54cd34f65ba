import { color, size } from '../../theme/tokens.js';

/** The mark of a checkbox or radio: a native input styled with CSS, so that forms, labels and keys work natively. */
export const choiceMark = `
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  margin: 0;
  border: 1.5px solid ${color['line-strong']};
  background: ${size['field-fill']};
  color: ${color['on-primary']};
  cursor: inherit;
`;

/** A checkbox, on the selector of its input. */
export const checkboxMark = `
  ${choiceMark}
  border-radius: max(2px, ${size['radius-small']});
  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: currentColor;
    clip-path: polygon(10% 46%, 0 58%, 40% 96%, 100% 18%, 88% 6%, 39% 70%);
    opacity: 0;
  }
  &:indeterminate::before {
    clip-path: inset(40% 0 40% 0 round 1px);
  }
  &:is(:checked, :indeterminate) {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  &:is(:checked, :indeterminate)::before {
    opacity: 1;
  }
  &:hover:not(:checked, :indeterminate, :disabled) {
    border-color: ${color.text};
  }
  &:disabled:is(input) {
    border-color: ${color.line};
    background: ${color.hover};
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;

/** A row with mark and label that is one press target, at least as high as the minimum target size. */
export const choiceRow = `
  display: flex;
  align-items: flex-start;
  gap: 10px;
  inline-size: fit-content;
  max-inline-size: 100%;
  min-block-size: max(28px, ${size.target});
  padding-block: 4px;
  line-height: 1.43;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
`;
