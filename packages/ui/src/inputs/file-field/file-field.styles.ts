import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** The drop zone. A transparent native input covers it, so that drag and drop, keys and accessible name are native. */
export const Zone = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-block-size: 64px;
  padding: 12px;
  border: 1px dashed ${color['line-strong']};
  border-radius: ${size.radius};
  background: ${size['field-fill']};
  color: ${color['text-muted']};
  font-size: ${size.body};
  &:hover {
    border-color: ${color.text};
  }
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    border-radius: inherit;
    opacity: 0;
    font: inherit;
    font-size: 0; /* its native button must not intercept the pointer */
    cursor: pointer;
  }
  & > input::file-selector-button {
    font: inherit;
  }
  &:has(> input:focus-visible) {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
  & > :is([data-slot='button'], [data-slot='drop']) {
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > [data-slot='button'] {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: max(32px, ${size.target});
    padding-inline: 12px;
    border: 1px solid ${color['line-strong']};
    border-radius: ${size.radius};
    background: ${color.raised};
    color: ${color['primary-text']};
    font-weight: 500;
  }
  & > [data-slot='button'] > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  &:hover > [data-slot='button'] {
    background: ${color['primary-tint']};
  }
  &[data-dragging] {
    border-style: solid;
    border-color: ${color['primary-text']};
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  [data-invalid] > & {
    border-color: ${color['error-text']};
  }
  [data-disabled] > &,
  fieldset &:has(> input:disabled) {
    border-color: ${color.line};
    background: ${color.hover};
  }
  [data-disabled] > & > input,
  fieldset &:has(> input:disabled) > input {
    cursor: not-allowed;
  }
  [data-disabled] > & > [data-slot='button'],
  fieldset &:has(> input:disabled) > [data-slot='button'] {
    border-color: ${color.line};
    background: none;
    color: inherit;
  }
  @media (pointer: coarse) {
    & > [data-slot='drop'] {
      display: none; /* touch screens have no drag and drop of files */
    }
  }
  @media (forced-colors: active) {
    &[data-dragging] {
      border: 2px solid Highlight;
    }
    [data-disabled] > &,
    fieldset &:has(> input:disabled) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const List = styled.ul`
  display: grid;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    column-gap: 12px;
    padding-block: 4px;
    border-block-end: 1px solid ${color.line};
    font-size: ${size.body};
    line-height: 1.43;
  }
  & > li > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color['text-muted']};
  }
  & > li[data-refused] > svg {
    color: ${color['error-text']};
  }
  & [data-slot='name'] {
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-align: -webkit-match-parent; /* prefixed value for Chromium */
    text-align: match-parent; /* names in all scripts are aligned to the same side */
  }
  & [data-slot='size'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    unicode-bidi: plaintext;
    white-space: nowrap;
  }
  & [data-slot='problem'],
  & [data-slot='progress'] {
    grid-column: 2 / 4;
    margin: 0;
  }
  & [data-slot='problem'] {
    padding-block-end: 4px;
    color: ${color['error-text']};
    font-size: ${size.small};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-slot='progress'] {
    padding-block-end: 8px;
  }
`;
