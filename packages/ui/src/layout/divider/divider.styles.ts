import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

// Borders, not backgrounds: forced colours and printers keep only borders.
const styles = `
  flex: none;
  align-self: stretch;
  block-size: 0;
  border-block-start: 1px solid ${color.line};
  &[data-orientation='vertical'] {
    inline-size: 0;
    block-size: auto;
    min-block-size: 1em;
    border-block-start: 0;
    border-inline-start: 1px solid ${color.line};
  }
  &[data-label] {
    display: flex;
    align-items: center;
    gap: 12px;
    block-size: auto;
    border: 0;
    color: ${color['text-muted']};
    font-size: ${size.small};
    line-height: 1.5;
  }
  &[data-label]::before,
  &[data-label]::after {
    content: '';
    flex: 1 1 16px;
    border-block-start: 1px solid ${color.line};
  }
  &[data-label][data-align='start']::before {
    display: none;
  }
  & > [data-slot='label'] {
    min-inline-size: 0;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  &[data-align='start'] > [data-slot='label'] {
    text-align: start;
  }
  &[data-label][data-orientation='vertical'] {
    flex-direction: column;
    inline-size: auto;
    gap: 8px;
  }
  &[data-label][data-orientation='vertical']::before,
  &[data-label][data-orientation='vertical']::after {
    border-block-start: 0;
    border-inline-start: 1px solid ${color.line};
  }
`;

export const Root = styled.div`
  ${styles}
`;
