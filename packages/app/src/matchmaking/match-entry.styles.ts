import styled from 'styled-components';

const hidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Columns of the list of matches: number, body, start, limiting code, places, total, arrow. */
const columns = '28px minmax(0, 1fr) 116px 112px 64px 64px 20px';

/** The list of matches: an ordered list that reads as a table where there is room. */
export const MatchListRoot = styled.div`
  container-type: inline-size;
  & > [data-slot='heads'] {
    display: grid;
    grid-template-columns: ${columns};
    gap: 16px;
    padding: 10px 24px;
    border-block-end: 1px solid var(--at-line);
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-weight: 500;
  }
  & > [data-slot='heads'] > :nth-child(n + 5) {
    text-align: end;
  }
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol > li + li {
    border-block-start: 1px solid var(--at-line);
  }
  & summary {
    display: grid;
    grid-template-columns: ${columns};
    gap: 4px 16px;
    align-items: center;
    min-block-size: 54px;
    padding: 10px 24px;
    cursor: pointer;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary:hover {
    background: var(--at-hover);
  }
  & summary:focus-visible {
    outline-offset: -2px;
  }
  & summary > svg {
    inline-size: 20px;
    block-size: 20px;
    color: var(--at-text-muted);
  }
  & details[open] > summary > svg {
    transform: rotate(180deg);
  }
  & [data-slot='rank'],
  & [data-slot='where'] {
    color: var(--at-text-muted);
  }
  & [data-slot='where'] {
    display: block;
    font-size: var(--at-small);
  }
  & [data-slot='name'] {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & [data-slot='number'] {
    text-align: end;
  }
  & [data-slot='total'] {
    text-align: end;
    font-size: var(--at-h4);
    font-weight: 600;
  }
  & summary [data-slot='says'] {
    ${hidden}
  }
  & [data-slot='marks'] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-items: center;
  }
  & [data-slot='check'] {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    color: var(--at-warning-text);
    font-size: var(--at-small);
  }
  & [data-slot='check'] > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  @container (inline-size < 720px) {
    & > [data-slot='heads'] {
      display: none;
    }
    & summary {
      grid-template-columns: 20px max-content max-content minmax(0, 1fr) auto 20px;
      column-gap: 10px;
      padding-inline: 16px;
    }
    & [data-slot='rank'] {
      grid-area: 1 / 1;
    }
    & [data-slot='body'] {
      grid-area: 1 / 2 / auto / 5;
    }
    & [data-slot='total'] {
      grid-area: 1 / 5;
    }
    & summary > svg {
      grid-area: 1 / 6;
    }
    & [data-slot='start'] {
      grid-area: 2 / 2;
      white-space: nowrap;
    }
    & [data-slot='code'] {
      grid-area: 2 / 3;
      align-self: end;
    }
    & summary [data-slot='number'] {
      grid-area: 2 / 4 / auto / -1;
      text-align: start;
    }
    & summary :is([data-slot='start'], [data-slot='number']) [data-slot='says'] {
      position: static;
      display: block;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      color: var(--at-text-muted);
      font-size: var(--at-small);
    }
  }
`;

/** What stands behind a match: the six criteria, each with its reason. */
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
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 3px;
    color: var(--at-warning-text);
  }
  @container (inline-size < 720px) {
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
