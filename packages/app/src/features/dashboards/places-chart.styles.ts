import { styled } from 'styled-components';

/**
 * A table of months with stacked bars. The bars are columns above the months; in a narrow container they are rows next
 * to the months. `--share` is the share of the largest month. Roles are explicit: with another `display`, browsers drop
 * table semantics.
 */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Chart = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: max-content minmax(0, 1fr) auto auto;
  grid-template-rows: repeat(13, auto);
  gap: 8px 12px;
  align-items: center;
  font-variant-numeric: tabular-nums;
  & > div {
    display: contents;
  }
  & > [data-slot='months'] > * {
    grid-column: 1;
  }
  & > [data-slot='bars'] > * {
    grid-column: 2;
  }
  & > [data-slot='free'] > * {
    grid-column: 3;
  }
  & > [data-slot='reserved'] > * {
    grid-column: 4;
  }
  & [role='cell'],
  & [role='rowheader'] {
    text-align: end;
  }
  & [data-slot='header'] {
    color: var(--at-text-muted);
  }
  & [data-slot='header'] > i,
  & [data-slot='bar'] > i {
    box-sizing: border-box;
    border: 1px solid var(--at-primary);
    print-color-adjust: exact;
  }
  & [data-slot='header'] > i {
    display: inline-block;
    inline-size: 12px;
    block-size: 12px;
    margin-inline-end: 6px;
    border-radius: 3px;
    vertical-align: -1px;
  }
  & i[data-places='free'] {
    background: var(--at-primary);
  }
  & i[data-places='reserved'] {
    background: repeating-linear-gradient(135deg, var(--at-primary) 0 1.5px, transparent 1.5px 6px);
  }
  & small {
    display: block;
    color: var(--at-text-muted);
    font-size: var(--at-small);
    line-height: 1.25;
  }
  & [data-slot='bar'] {
    display: flex;
    block-size: 14px;
  }
  & [data-slot='bar'] > i {
    inline-size: calc(var(--share) * 100%);
  }
  & [data-slot='bar'] > i[data-none] {
    border: 0;
  }
  & [data-slot='bar'] > i + i {
    border-inline-start: 0;
  }
  @container (min-width: 560px) {
    grid-auto-flow: row;
    grid-template-columns: max-content repeat(12, minmax(0, 1fr));
    grid-template-rows: none;
    gap: 0;
    align-items: start;
    & > div > *,
    & [role='cell'] {
      padding: 4px 2px;
      text-align: center;
    }
    & > div > :first-child {
      padding-inline: 0 16px;
      text-align: start;
    }
    & > [data-slot='bars'] > * {
      grid-column: auto;
      grid-row: 1;
      padding-block: 0;
    }
    & > [data-slot='months'] > * {
      grid-column: auto;
      grid-row: 2;
      min-block-size: 44px;
      padding-block-start: 6px;
      border-block-start: 1px solid var(--at-line-strong);
    }
    & > [data-slot='months'] > :first-child {
      padding-block-start: 7px;
      border: 0;
    }
    & > [data-slot='free'] > * {
      grid-column: auto;
      grid-row: 3;
    }
    & > [data-slot='reserved'] > * {
      grid-column: auto;
      grid-row: 4;
    }
    & [data-slot='bar'] {
      flex-direction: column-reverse;
      align-items: center;
      block-size: 168px;
    }
    & [data-slot='bar'] > i {
      inline-size: min(36px, 70%);
      block-size: calc(var(--share) * 100%);
    }
    & [data-slot='bar'] > i + i {
      border-inline-start: 1px solid var(--at-primary);
      border-block-end: 0;
      border-start-start-radius: 3px;
      border-start-end-radius: 3px;
    }
  }
  @media (forced-colors: active) {
    & i[data-places='free'] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;
