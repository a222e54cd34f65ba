import { styled } from 'styled-components';
import { below, color, size } from '../../theme/tokens.js';

const styles = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  min-inline-size: 0;
  padding: 4px;
  border: 1px solid ${color.line};
  border-radius: ${size.radius};
  background: ${color.sheet};
  color: ${color.text};
  & > [data-part='toolbar-group'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & > [data-part='divider'] {
    margin-block: 4px;
    margin-inline: 4px;
  }
  &[data-orientation='vertical'],
  &[data-orientation='vertical'] > [data-part='toolbar-group'] {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
  }
  &[data-orientation='vertical'] {
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  &[data-orientation='vertical'] > [data-part='divider'] {
    inline-size: auto;
    block-size: 0;
    min-block-size: 0;
    border-inline-start: 0;
    border-block-start: 1px solid ${color.line};
  }
  ${below('sm')} {
    & > [data-part='divider'] {
      border-color: transparent; /* the controls wrap, and a line at the end of a row separates nothing */
    }
  }
  & [data-part='toolbar-button'][aria-pressed='true'] {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    border-color: ${color['primary-text']};
  }
  & [data-part='toolbar-button'][aria-disabled='true'] {
    background: transparent;
    color: ${color['text-disabled']};
  }
  @media (forced-colors: active) {
    & [data-part='toolbar-button'][aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
    & [data-part='toolbar-button'][aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
