import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** On right-to-left pages, a date is displayed in the order of its language and aligned to the inline start. */
export const Control = styled.div`
  & > input:is(input) {
    flex: 1 1 0;
    padding-inline: 12px 4px;
  }
  & > [data-slot='dash'] + input:is(input) {
    padding-inline-start: 8px;
  }
  &:dir(rtl) > input {
    unicode-bidi: plaintext;
    text-align: right;
  }
  & > [data-slot='dash'] {
    flex: none;
    color: ${color['text-muted']};
  }
  & > input[aria-invalid='true'] {
    text-decoration: underline wavy ${color['error-text']} 1px;
    text-underline-offset: 4px;
  }
`;

/** The ready-made ranges beside the calendar; above it on a narrow screen. */
export const PopupBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  font-size: ${size.body};
  & > [data-slot='presets'] {
    display: flex;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    padding-inline-end: 12px;
    border-inline-end: 1px solid ${color.line};
    list-style: none;
  }
  & > [data-slot='presets'] button {
    appearance: none;
    inline-size: 100%;
    min-block-size: max(32px, ${size.target});
    padding-block: 4px;
    padding-inline: 10px;
    border: 1px solid transparent;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > [data-slot='presets'] button:hover {
    background: ${color.hover};
  }
  & > [data-slot='presets'] button[aria-pressed='true'] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 500;
  }
  & > [data-slot='presets'] button:disabled {
    background: none;
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  @media (width < 40rem) {
    flex-direction: column;
    & > [data-slot='presets'] {
      flex-flow: row wrap;
      padding-inline-end: 0;
      border-inline-end: 0;
    }
    & > [data-slot='presets'] button {
      inline-size: auto;
    }
    /* The calendar is as wide as the popup. */
    & > :not([data-slot='presets']) {
      inline-size: auto;
    }
    & [data-slot='months'] > * {
      flex: 1;
    }
    & table {
      inline-size: 100%;
    }
  }
  @media (forced-colors: active) {
    & > [data-slot='presets'] button[aria-pressed='true'] {
      border-color: Highlight;
    }
    & > [data-slot='presets'] button:disabled {
      color: GrayText;
    }
  }
`;
