import { styled } from 'styled-components';

/** The report: a sheet of paper on the screen, the page itself when printed. */
export const ReportRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & > [data-slot='controls'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    align-items: center;
    justify-content: space-between;
  }
  & > article {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: clamp(16px, 4vw, 40px);
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius);
    background: var(--at-sheet);
    font-size: var(--at-small);
  }
  & p,
  & h2,
  & h3 {
    margin: 0;
  }
  & h2,
  & h3 {
    font-size: var(--at-body);
    font-weight: 600;
  }
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr));
    gap: 2px 24px;
    margin: 0;
  }
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  & dt {
    flex: 2 1 6.5rem;
  }
  & dd {
    flex: 3 1 9.75rem;
  }
  & dt,
  & [data-slot='muted'] {
    color: var(--at-text-muted);
  }
  & [data-slot='warning'] {
    display: block;
    unicode-bidi: var(--at-sentence-order, revert);
    color: var(--at-warning-text);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='scroll'] {
    overflow-x: auto;
  }
  & [data-slot='scroll']:focus-visible {
    outline: var(--at-focus-ring);
  }
  & table {
    inline-size: 100%;
    margin-block-start: 4px;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 4px 10px 4px 0;
    border-block-end: 1px solid var(--at-line);
    text-align: var(--at-sentence-side, start);
    unicode-bidi: var(--at-sentence-order, revert); /* right to left, 6 Dec 2026 must not become Dec 2026 6 */
    vertical-align: top;
    font-weight: 400;
  }
  & td:not([data-slot='languages']) {
    white-space: nowrap;
  }
  & :is(thead th, tbody th > bdi) {
    font-weight: 600;
  }
  & [data-slot='total'] {
    font-weight: 600;
  }
  & [data-slot='match'] > div {
    padding-inline: 0;
  }
  @media print {
    & > [data-slot='controls'] {
      display: none;
    }
    & > article {
      gap: 6px;
      padding: 0;
      border: 0;
      font-size: 7.5pt;
      line-height: 1.25;
    }
    & :is(h2, h3) {
      font-size: 9pt;
    }
    & dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 16px;
    }
    & :is(th, td) {
      padding-block: 2px;
    }
    & [data-slot='scroll'] {
      overflow: visible;
    }
    & tr,
    & [data-slot='match'] {
      break-inside: avoid;
    }
    & [data-slot='method'] + [data-slot='match'] {
      break-before: page;
    }
  }
`;
