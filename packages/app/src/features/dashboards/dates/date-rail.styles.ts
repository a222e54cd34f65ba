import { styled } from 'styled-components';

/**
 * The months as columns, and each date as a row whose mark is at its day: `--at`, from 0 to 1, is the position. In a
 * narrow container, a list by month.
 */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Rail = styled.div`
  position: relative;
  & > [data-slot='axis'] {
    display: none;
  }
  & ol,
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* a long name must not stretch the rail beyond its axis */
    gap: 4px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol {
    gap: 16px;
  }
  & h3 {
    margin: 0;
    margin-block-end: 4px;
    font-size: var(--at-body);
    font-weight: 600;
  }
  & [data-slot='date'] {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    padding-block: 4px;
  }
  & [data-slot='text'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='kind'] {
    color: var(--at-text-muted);
  }
  @container (min-width: 35rem) {
    & > [data-slot='axis'] {
      position: absolute;
      inset: 0;
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & > [data-slot='axis'] > span {
      padding-inline-start: 6px;
      border-inline-start: 1px solid var(--at-line);
      color: var(--at-text-muted);
      font-size: var(--at-small);
    }
    & > [data-slot='axis'] small {
      display: block;
      font-size: inherit;
    }
    & > ol {
      gap: 4px;
      padding-block: 48px 8px;
    }
    & h3 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & [data-slot='date'] {
      position: relative;
      padding-inline-start: max(0px, var(--at) * 100% - 0.625rem); /* half of the mark */
    }
    & [data-slot='text'] {
      background: var(--at-sheet);
    }
    & [data-side='before'] {
      flex-direction: row-reverse;
      padding-inline: 0 max(0px, (1 - var(--at)) * 100% - 10px);
    }
    & [data-side='before'] > [data-slot='text'] {
      justify-content: flex-end;
    }
  }
  @media print {
    & [data-slot='date'] {
      break-inside: avoid;
    }
  }
`;
