import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const styles = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${color.text};
  font-size: ${size.body};
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    list-style: none;
  }
  & > ul:empty {
    display: none;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: center;
    min-block-size: 48px;
    padding-block: 6px;
    padding-inline: 12px 6px;
  }
  & > ul > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > ul > li > svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${color['text-muted']};
  }
  & li[data-state='failed'] > svg {
    color: ${color['error-text']};
  }
  & li[data-state='stored'] > svg {
    color: ${color['success-text']};
  }
  & [data-slot='file'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
  & [data-slot='name'] > a {
    color: ${color['primary-text']};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    border-radius: 2px;
  }
  & [data-slot='name'] > a:hover {
    text-decoration-thickness: 2px;
  }
  & [data-slot='state'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  & li[data-state='failed'] [data-slot='state'] {
    color: ${color['error-text']};
  }
  & [data-slot='buttons'] {
    display: flex;
  }
  & [data-slot='progress'] {
    grid-column: 2 / -1;
    padding-inline-end: 6px;
  }
  & > [data-slot='foot'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
`;

export const Root = styled.div`
  ${styles}
`;
