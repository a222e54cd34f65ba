import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const SummaryRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding-block: 14px;
  padding-inline: 16px;
  border: 1px solid ${color['error-text']};
  border-inline-start-width: 4px;
  border-radius: ${size.radius};
  background: ${color['error-tint']};
  color: ${color.text};
  line-height: 1.5;
  overflow-wrap: anywhere;
  &:focus {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: 1px;
    color: ${color['error-text']};
  }
  & > div {
    min-inline-size: 0;
  }
  & :is(h2, h3, h4) {
    margin: 0;
    font-size: ${size.body};
    font-weight: 600;
  }
  & ul {
    margin-block: 4px 0;
    margin-inline: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    padding-block: 3px;
  }
  & a {
    color: ${color['error-text']};
    font-weight: 500;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const SectionRoot = styled.section`
  container-type: inline-size;
  min-inline-size: 0;
  & > [data-slot='head'] {
    margin-block-end: 20px;
  }
  & :is(h2, h3, h4) {
    margin: 0;
    color: ${color.text};
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.4;
    text-wrap: balance;
  }
  & > [data-slot='head'] > p {
    max-inline-size: 75ch;
    margin-block: 4px 0;
    margin-inline: 0;
    color: ${color['text-muted']};
  }
  & > [data-slot='fields'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px 24px;
    align-items: start;
  }
  @container (min-width: 35rem) {
    &[data-columns='2'] > [data-slot='fields'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Below a single-line field next to a multiline field, there would be an empty area. */
    &[data-columns='2'] > [data-slot='fields'] > :is([data-span='all'], :has([data-span='all'], textarea)) {
      grid-column: 1 / -1;
    }
  }
  & + & {
    margin-block-start: 32px;
    padding-block-start: 32px;
    border-block-start: 1px solid ${color.line};
  }
`;
