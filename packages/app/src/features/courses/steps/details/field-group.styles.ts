import { styled } from 'styled-components';

/** Related fields under a heading, in two columns if the width allows. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 20px;
  align-items: start;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & + & {
    margin-block-start: 12px;
  }
  & > legend {
    padding: 0;
    font-weight: 600;
  }
  & > p {
    grid-column: 1 / -1;
    margin: 0;
    margin-block: 4px -4px;
    color: var(--at-text-muted);
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;
