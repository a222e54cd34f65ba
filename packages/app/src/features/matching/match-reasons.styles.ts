import { styled } from 'styled-components';

/** The reasons of a match: warnings, and the six criteria with their scores. */
export const ReasonsRoot = styled.div`
  display: grid;
  gap: 14px;
  padding: 4px 24px 20px 68px;
  & ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & dl {
    display: grid;
    margin: 0;
  }
  & dl > div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr) 168px;
    gap: 4px 16px;
    align-items: center;
    padding-block: 7px;
    border-block-start: 1px solid var(--at-line);
  }
  & dl > div:first-child {
    border-block-start: 0;
  }
  & dt {
    color: var(--at-text-muted);
  }
  & dd {
    margin: 0;
    min-inline-size: 0;
  }
  & [data-slot='score'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px;
    gap: 8px;
    align-items: center;
    text-align: end;
    font-size: var(--at-small);
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='sum-points'] {
    grid-column: -2 / -1;
    text-align: end;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='track'] {
    block-size: 4px;
    border-radius: 2px;
    background: var(--at-line);
    overflow: hidden;
  }
  & [data-slot='track'] > span {
    display: block;
    block-size: 100%;
    inline-size: calc(var(--score) * 100%);
    background: var(--at-text-muted);
  }
  & [data-slot='warning'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    align-items: start;
  }
  & [data-slot='warning'] > svg {
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 3px;
    color: var(--at-warning-text);
  }
  @container (inline-size < 45rem) {
    padding-inline: 16px;
    & dl > div {
      grid-template-columns: minmax(0, 1fr) 130px;
    }
    & dl > div > dd:not([data-slot]) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
  @media (forced-colors: active) {
    & [data-slot='track'] {
      border: 1px solid CanvasText;
    }
    & [data-slot='track'] > span {
      background: CanvasText;
    }
  }
`;
