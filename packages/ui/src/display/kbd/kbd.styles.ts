import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const styles = `
  position: relative; /* contains the visually hidden text */
  display: inline-block;
  max-inline-size: 100%;
  vertical-align: middle;
  font-family: inherit;
  font-size: ${size.small};
  line-height: 1;
  & > [data-slot='keys'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
  }
  & [data-slot='key'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    max-inline-size: 100%;
    min-inline-size: 1.25rem;
    min-block-size: 1.25rem;
    padding-inline: 4px;
    border: 1px solid ${color.line};
    border-block-end-color: ${color['line-strong']};
    border-radius: ${size['radius-small']};
    background: ${color.sheet};
    color: ${color.text};
    font-family: inherit;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-slot='key'] > svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
  & [data-slot='separator'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: ${color['text-muted']};
  }
`;

export const Root = styled.kbd`
  ${styles}
`;
