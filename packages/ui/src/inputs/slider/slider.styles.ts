import { styled } from 'styled-components';
import { disabledField } from '../../foundation/field/disabled.styles.js';
import { fieldText } from '../../foundation/field/field.styles.js';
import { color, size } from '../../theme/tokens.js';

const thumb = `
  box-sizing: border-box;
  inline-size: 18px;
  block-size: 18px;
  border: 2px solid ${color.raised};
  border-radius: 50%;
  background: var(--ink);
  box-shadow: 0 0 0 1px var(--ink);
`;
/** Filled from the inline start to the middle of the thumb. */
const track = `
  block-size: 4px;
  border-radius: 2px;
  background: linear-gradient(var(--ink), var(--ink)) var(--begin) / calc(9px + var(--at) * (100% - 18px)) 100% no-repeat ${color['line-strong']};
`;

export const Root = styled.div`
  --ink: ${color.primary};
  --begin: left;
  display: grid;
  grid-template-columns: 1fr auto;
  column-gap: 16px;
  min-inline-size: 0;
  ${fieldText}
  &:dir(rtl) {
    --begin: right;
  }
  &[data-invalid] {
    --ink: ${color['error-text']};
  }
  ${disabledField()} {
    --ink: ${color['text-disabled']};
    color: ${color['text-disabled']};
  }
  & > [data-slot='label'] {
    margin-block-end: 0;
  }
  ${disabledField(" > [data-slot='label']")} {
    color: inherit;
  }
  & > [data-slot='value'] {
    grid-column: 2;
    color: ${color['text-muted']};
    font-size: ${size.body};
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    overflow-wrap: anywhere;
    unicode-bidi: plaintext; /* keeps a number before its unit */
  }
  & > :is(input, [data-slot='notes'], [data-slot='marks']) {
    grid-column: 1 / -1;
  }
  & > input {
    appearance: none;
    inline-size: 100%;
    block-size: max(28px, ${size.target});
    margin: 0;
    background: none;
    cursor: pointer;
    outline: none;
  }
  & > input:disabled {
    cursor: not-allowed;
  }
  & > input::-webkit-slider-runnable-track {
    ${track}
  }
  & > input::-moz-range-track {
    ${track}
  }
  & > input::-webkit-slider-thumb {
    appearance: none;
    margin-block-start: -7px;
    ${thumb}
  }
  & > input::-moz-range-thumb {
    ${thumb}
  }
  & > input:focus-visible::-webkit-slider-thumb {
    outline: ${size['focus-ring']};
    outline-offset: 3px;
  }
  & > input:focus-visible::-moz-range-thumb {
    outline: ${size['focus-ring']};
    outline-offset: 3px;
  }
  & > [data-slot='marks'] {
    position: relative;
    block-size: 1.6em;
    margin-block-start: -4px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  & > [data-slot='marks'] > span {
    position: absolute;
    inset-inline-start: calc(9px + var(--at) * (100% - 18px));
    padding-block-start: 6px;
    translate: calc(-50% * ${size.dir}) 0;
    max-inline-size: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    unicode-bidi: plaintext;
  }
  & > [data-slot='marks'] > span::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(50% - 0.5px);
    inline-size: 1px;
    block-size: 5px;
    background: ${color['line-strong']};
  }
  /* Labels at the ends stay inside the slider. */
  & > [data-slot='marks'] > span[data-end='first'] {
    inset-inline-start: 0;
    translate: 0 0;
  }
  & > [data-slot='marks'] > span[data-end='last'] {
    inset-inline: auto 0;
    translate: 0 0;
  }
  & > [data-slot='marks'] > span[data-end='first']::before {
    inset-inline-start: 8.5px;
  }
  & > [data-slot='marks'] > span[data-end='last']::before {
    inset-inline: auto 8.5px;
  }
  @media (forced-colors: active) {
    --ink: Highlight;
    & > input::-webkit-slider-runnable-track {
      border: 1px solid CanvasText;
    }
    & > input::-webkit-slider-thumb {
      margin-block-start: -8px;
      background: Highlight;
      forced-color-adjust: none;
    }
    ${disabledField()} {
      --ink: GrayText;
    }
    & > [data-slot='marks'] > span::before {
      background: CanvasText;
    }
  }
`;
