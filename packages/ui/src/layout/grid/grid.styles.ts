import { styled } from 'styled-components';
import { gapStyles } from '../stack/gap.js';
import { spanStyles } from './spans.js';

const styles = `
  --most: 0px; /* the width of a column if the grid has its greatest number of columns */
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--column), var(--most))), 1fr));
  min-inline-size: 0;
  ${gapStyles}
  ${[1, 2, 3, 4, 6]
    // Slightly narrower than its share, so that rounding does not drop a column.
    .map(
      (count) => `&[data-columns='${count}'] { --most: calc((100% - ${count - 1} * var(--gap)) / ${count} - 0.1px); }`,
    )
    .join('\n')}
  &[data-align='start'] {
    align-items: start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: end;
  }
  :where(& > *) {
    min-inline-size: 0;
    margin-block: 0;
  }
  &:has(> [data-span]) {
    container-type: inline-size;
  }
  & > :is([data-span='2'], [data-span='3'], [data-span='4'], [data-span='full']) {
    grid-column: 1 / -1;
  }
  ${spanStyles}
  &:is(ul, ol) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Root = styled.div`
  ${styles}
`;
