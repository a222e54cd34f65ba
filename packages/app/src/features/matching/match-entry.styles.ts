import { styled } from 'styled-components';

const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Columns of the list of matches: rank, body, start, limiting code unless it is shared, places, total, shortlist, arrow. */
const columns = (code: string) =>
  `1.75rem minmax(0, 1.4fr) minmax(7.25rem, 0.6fr) ${code} 7rem 4rem max(44px, 2.25rem) 1.25rem`;

/** The list of matches: an ordered list, displayed as a table if the width allows. */
export const MatchListRoot = styled.div`
  --columns: ${columns('minmax(7rem, 0.6fr)')};
  container-type: inline-size;
  &[data-code='shared'] {
    --columns: ${columns('')};
  }
  & > [data-slot='shared'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    margin: 0;
    padding: 8px 24px;
    border-block-end: 1px solid var(--at-line);
    font-size: var(--at-small);
  }
  & > [data-slot='shared'] > span:first-child {
    color: var(--at-text-muted);
  }
  & > [data-slot='heads'] {
    display: grid;
    grid-template-columns: var(--columns);
    gap: 16px;
    padding: 10px 24px;
    border-block-end: 1px solid var(--at-line);
    color: var(--at-text-muted);
    font-size: var(--at-small);
    font-weight: 500;
  }
  & > [data-slot='heads'] > :nth-last-child(-n + 1) {
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
    grid-template-columns: var(--columns);
    gap: 4px 16px;
    align-items: center;
    min-block-size: 64px;
    padding: 8px 24px;
    font-variant-numeric: tabular-nums;
  }
  & [data-slot='line']:hover {
    background: var(--at-hover);
  }
  & [data-slot='line'] > [data-slot='open'] {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: var(--at-text-muted);
    cursor: pointer;
  }
  & [data-slot='line'] > [data-slot='open']:focus-visible {
    outline: none;
  }
  /* The button covers the whole line. The code is above it, so that its tooltip still opens. */
  & [data-slot='line'] > [data-slot='open']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-slot='line'] > [data-slot='open']:focus-visible::after {
    outline: var(--at-focus-ring);
    outline-offset: -2px;
  }
  & [data-slot='line'] > [data-slot='open'] > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & [data-slot='line'] > [data-slot='open'][aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  & [data-slot='line'] > [data-slot='shortlist'],
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
  & [data-slot='total'] {
    font-size: var(--at-h4);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
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
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  @media print {
    & [data-slot='line'] > [data-slot='open'] {
      display: none;
    }
  }
  @container (inline-size < 45rem) {
    & > [data-slot='heads'] {
      display: none;
    }
    & [data-slot='line'] {
      grid-template-columns: 1.25rem max-content max-content minmax(0, 1fr) auto auto 1.25rem;
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
    & [data-slot='line'] > [data-slot='shortlist'] {
      grid-area: 1 / 6;
    }
    & [data-slot='line'] > [data-slot='open'] {
      grid-area: 1 / 7;
    }
    & [data-slot='start'] {
      grid-area: 2 / 2;
      white-space: nowrap;
    }
    & [data-slot='code'] {
      grid-area: 2 / 3;
    }
    & > [data-slot='shared'] {
      padding-inline: 16px;
    }
    & [data-slot='line'] > [data-slot='number'] {
      grid-area: 2 / 4 / auto / -1;
      text-align: start;
    }
    & [data-slot='line'] > :is([data-slot='start'], [data-slot='code'], [data-slot='number']) > [data-slot='says'] {
      position: static;
      display: block;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      color: var(--at-text-muted);
      font-size: var(--at-small);
    }
  }
  /* A phone with large text: date, code and places are below each other, and the score is below the name. */
  @container (inline-size < 20rem) {
    & [data-slot='line'] {
      grid-template-columns: minmax(0, 1fr) auto auto;
      padding-inline: 12px;
    }
    & [data-slot='rank'] {
      display: none;
    }
    & [data-slot='body'] {
      grid-area: 1 / 1;
    }
    & [data-slot='line'] > [data-slot='shortlist'] {
      grid-area: 1 / 2;
    }
    & [data-slot='line'] > [data-slot='open'] {
      grid-area: 1 / 3;
    }
    & [data-slot='line'] > :is([data-slot='start'], [data-slot='code'], [data-slot='number']) {
      grid-area: auto / 1 / auto / -1;
    }
    & [data-slot='total'] {
      grid-area: auto / 1 / auto / -1;
      justify-self: start;
    }
  }
`;
