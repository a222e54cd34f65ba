import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const styles = `
  container-type: inline-size;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  & > [data-slot='row'],
  & > [data-slot='status'],
  & > [data-slot='row'] > [data-slot='filters'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
  }
  & > [data-slot='row'] > [data-part='text-field'] {
    --at-field-fill: ${color.sheet}; /* the bar is on the page, which has nearly the colour of a filled field */
    flex: 1 1 9rem;
    max-inline-size: 22rem;
  }
  & > [data-slot='row'] > [data-slot='end'] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: auto;
  }
  & [data-part='button'][data-applied] {
    border-color: ${color['primary-text']};
  }
  & [data-slot='applied-count'] {
    min-inline-size: 1.25rem;
    padding-inline: 6px;
    border-radius: 10px;
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.25rem;
    text-align: center;
  }
  & > [data-slot='status'] {
    min-block-size: ${size['control-small']};
    margin-block-start: 8px;
    gap: 4px 8px;
  }
  & > [data-slot='status'] > [data-part='button'] {
    margin-inline-start: -4px; /* aligns its text with the chips if it wraps */
    padding-inline: 4px;
  }
  & > [data-slot='status'] > [data-slot='count'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    margin: 0;
    margin-inline-end: 8px;
    color: ${color['text-muted']};
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='status'] > [data-slot='applied'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > [data-slot='status'] > [data-slot='applied'] > li {
    display: flex;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & > [data-slot='row'] > [data-slot='narrow'] {
    display: none;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  @container (max-width: 36rem) {
    & > [data-slot='row'] > [data-slot='filters'] {
      display: none;
    }
    & > [data-slot='row'] > [data-slot='narrow'] {
      display: block;
    }
    & > [data-slot='row'] > [data-part='text-field'] {
      max-inline-size: none;
    }
  }
  @media (forced-colors: active) {
    & [data-part='button'][data-applied] {
      border-color: Highlight;
    }
    & [data-slot='applied-count'] {
      outline: 1px solid CanvasText;
    }
  }
  @media print {
    & > [data-slot='row'] {
      display: none;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;

const drawerStyles = `
  display: grid;
  gap: 24px;
  & > fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  & > fieldset > legend {
    margin-block-end: 4px;
    padding: 0;
    font-weight: 500;
  }
`;

export const DrawerFilters = styled.div`
  ${drawerStyles}
`;

/** The fields of a range, below each other. */
export const ConditionColumn = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: min(14rem, 70vw);
`;
