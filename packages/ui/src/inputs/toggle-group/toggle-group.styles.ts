import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const Root = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 4px;
  max-inline-size: 100%;
  &[data-orientation='vertical'] {
    flex-direction: column;
    align-items: stretch;
  }
  & > [data-slot='toggle'] {
    appearance: none;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-inline-size: ${size.control};
    min-block-size: ${size.control};
    max-inline-size: 100%;
    padding-block: 4px;
    padding-inline: 12px;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: transparent;
    color: ${color.text};
    font: inherit;
    font-size: ${size.body};
    line-height: 1.35;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-size='small'] > [data-slot='toggle'] {
    min-inline-size: ${size['control-small']};
    min-block-size: ${size['control-small']};
    padding-inline: 10px;
    font-size: 0.8125rem;
  }
  &[data-icons] > [data-slot='toggle'] {
    padding-inline: 4px;
  }
  & > [data-slot='toggle'] > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > [data-slot='toggle'] > svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
  & > [data-slot='toggle']:hover {
    border-color: ${color['line-strong']};
    background: ${color.hover};
  }
  & > [data-slot='toggle'][aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-weight: 500;
  }
  & > [data-slot='toggle'][aria-pressed='true']:hover {
    background: ${color['primary-tint-hover']};
  }
  & > [data-slot='toggle']:disabled:is(button) {
    border-color: ${color.line};
    background: transparent;
    color: ${color['text-disabled']};
    cursor: not-allowed;
  }
  & > [data-slot='toggle'][aria-pressed='true']:disabled {
    background: ${color.hover};
  }
  @media (forced-colors: active) {
    & > [data-slot='toggle'][aria-pressed='true'] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    & > [data-slot='toggle']:disabled:is(button) {
      border-color: GrayText;
      background: Canvas;
      color: GrayText;
    }
  }
`;
