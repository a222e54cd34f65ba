import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundation/visually-hidden.js';
import { color, size } from '../../theme/tokens.js';

export const Panel = styled.div`
  display: grid;
  gap: 16px;
  inline-size: 320px;
  max-inline-size: 100%;
  padding: 16px;
  & fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  & legend,
  & [data-slot='range'] > span {
    padding: 0;
    margin-block-end: 6px;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & fieldset > label {
    position: relative;
    flex: 1 1 auto;
    cursor: pointer;
  }
  & fieldset input {
    ${visuallyHidden}
  }
  & fieldset label > span {
    display: grid;
    place-items: center;
    min-block-size: max(32px, ${size.target});
    padding-inline: 10px;
    border: 1px solid ${color['line-strong']};
    border-radius: ${size['radius-small']};
  }
  & fieldset label:hover > span {
    background: ${color.hover};
  }
  & fieldset input:checked + span {
    border-color: ${color['primary-text']};
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 500;
    box-shadow: inset 0 0 0 1px ${color['primary-text']};
  }
  & fieldset input:focus-visible + span,
  & [data-slot='toggle'] input:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
  & fieldset[data-swatches] > label {
    flex: none;
  }
  & fieldset[data-swatches] span {
    inline-size: 34px;
    min-block-size: 34px;
    padding: 0;
    border-color: transparent;
    border-radius: 50%;
    background: var(--swatch) content-box;
    padding: 4px;
    color: transparent;
    font-size: 0;
  }
  & fieldset[data-swatches] input:checked + span {
    border-color: ${color.text};
    background: var(--swatch) content-box;
    box-shadow: none;
  }
  & [data-slot='range'] {
    display: grid;
    grid-template-columns: 1fr auto;
  }
  & [data-slot='range'] input {
    grid-column: 1 / -1;
    inline-size: 100%;
    min-block-size: ${size.target};
    margin: 0;
    accent-color: ${color.primary};
  }
  & [data-slot='toggle'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: ${size.target};
    cursor: pointer;
  }
  & [data-slot='toggle'] input {
    appearance: none;
    flex: none;
    inline-size: 36px;
    block-size: 20px;
    margin: 0;
    border: 1px solid ${color['line-strong']};
    border-radius: 10px;
    background: ${color.sunken};
    cursor: pointer;
  }
  & [data-slot='toggle'] input::before {
    content: '';
    display: block;
    inline-size: 12px;
    block-size: 12px;
    margin: 3px;
    border-radius: 50%;
    background: ${color['line-strong']};
  }
  & [data-slot='toggle'] input:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }
  & [data-slot='toggle'] input:checked::before {
    translate: calc(16px * var(--at-dir)) 0;
    background: ${color['on-primary']};
  }
  @media (forced-colors: active) {
    & fieldset[data-swatches] span {
      forced-color-adjust: none;
    }
    & fieldset input:checked + span {
      outline: 2px solid Highlight;
    }
    & [data-slot='toggle'] input {
      appearance: auto;
    }
    & [data-slot='toggle'] input::before {
      content: none;
    }
  }
`;
