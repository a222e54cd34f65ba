import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** Rows that grow with their names. The drawing of a row is in percent of the row. */
export const Root = styled.div`
  & [data-slot='rows'] {
    display: grid;
    grid-template-columns: fit-content(34%) minmax(0, 1fr);
    column-gap: 12px;
  }
  & [data-slot='row'] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: stretch;
  }
  & [data-slot='name'] {
    align-self: center;
    padding-block: 6px;
    line-height: 1.35;
    overflow-wrap: break-word;
  }
  & [data-slot='track'] {
    position: relative;
    min-block-size: calc(var(--lanes) * 1.125rem + 0.75rem);
  }
  & [data-valued] [data-slot='track'],
  & [data-valued] [data-slot='scale'] {
    margin-inline-end: 4.5rem;
  }
  & [data-slot='marks'] {
    position: absolute;
    inset: 0;
  }
  & [data-slot='stem'] {
    stroke: ${color['text-muted']};
    stroke-width: 2;
  }
  & [data-slot='hit'] {
    fill: transparent;
  }
  & [data-slot='value'] {
    position: absolute;
    inset-inline-start: calc(var(--x) * 1% + 8px);
    inset-block-start: calc(var(--y) * 1%);
    translate: 0 -50%;
    color: ${color.text};
    white-space: nowrap;
    pointer-events: none;
  }
  & [data-slot='value'][data-before] {
    inset-inline: auto calc(100% - var(--x) * 1% + 8px);
  }
  /* Over the hatching of its bar, which has the length of the axis, and over the room for the other values. */
  & [data-slot='value'][data-withheld] {
    max-inline-size: calc(100% + 4.5rem - 8px);
    overflow: hidden;
    padding-inline: 4px;
    background: ${color.sheet};
    line-height: 1.125rem;
    text-overflow: ellipsis;
  }
  & [data-slot='parts'] {
    grid-column: 2;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    min-inline-size: 0;
    padding-block-end: 10px;
    overflow-wrap: anywhere;
    color: ${color['text-muted']};
  }
  & [data-slot='parts'] > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & [data-slot='parts'] b {
    color: ${color.text};
    font-weight: 500;
  }
  & [data-slot='scale'] {
    grid-column: 2;
    position: relative;
    block-size: 1.5em;
    color: ${color['text-muted']};
  }
  & [data-slot='scale'] > span {
    position: absolute;
    inset-inline-start: calc(var(--x) * 1%);
    translate: calc(var(--shift) * -1% * ${size.dir}) 0;
  }
  @container (max-width: 30rem) {
    & [data-slot='row'],
    & [data-slot='rows'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & :is([data-slot='name'], [data-slot='track'], [data-slot='parts'], [data-slot='scale']) {
      grid-column: 1;
    }
    & [data-slot='name'] {
      padding-block-end: 0;
    }
    & [data-slot='scale'] > :nth-child(even) {
      display: none;
    }
  }
`;
