import { styled } from 'styled-components';

const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Columns of the list of matches: rank, body, start, limiting code, places, total, arrow. */
const columns = '28px minmax(0, 1.4fr) minmax(116px, 0.6fr) minmax(112px, 0.6fr) 88px 64px 20px';

/** The list of matches: an ordered list, displayed as a table if the width allows. */
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
  & [data-slot='line'] {
    position: relative;
    display: grid;
    grid-template-columns: ${columns};
    gap: 4px 16px;
    align-items: center;
    min-block-size: 64px;
    padding: 8px 24px;
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='line']:hover {
    background: var(--at-hover);
  }
  & [data-slot='line'] > button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: var(--at-text-muted);
    cursor: pointer;
  }
  & [data-slot='line'] > button:focus-visible {
    outline: none;
  }
  /* The button covers the whole line. The code is above it, so that its tooltip still opens. */
  & [data-slot='line'] > button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-slot='line'] > button:focus-visible::after {
    outline: var(--at-focus-ring);
    outline-offset: -2px;
  }
  & [data-slot='line'] > button > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-slot='line'] > button[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  & [data-slot='code'] > [data-part] {
    position: relative;
    z-index: 1;
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
  }
  & [data-slot='line'] [data-slot='says'] {
    ${visuallyHidden}
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
  @media print {
    & [data-slot='line'] > button {
      display: none;
    }
  }
  @container (inline-size < 720px) {
    & > [data-slot='heads'] {
      display: none;
    }
    & [data-slot='line'] {
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
    & [data-slot='line'] > button {
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
    & [data-slot='line'] > [data-slot='number'] {
      grid-area: 2 / 4 / auto / -1;
      text-align: start;
    }
    & [data-slot='line'] > :is([data-slot='start'], [data-slot='number']) > [data-slot='says'] {
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
