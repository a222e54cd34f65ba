import { styled } from 'styled-components';

/** Sheets that are read from top to bottom, no wider than a form should be. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-inline-size: 760px;
`;

const stack = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;

export const Fields = styled.form`
  ${stack}
`;

/** The part of a form that stands still while it is saved. */
export const Still = styled.div`
  ${stack}
`;

/** Fields that belong together, under a heading; two beside each other where there is room. */
export const Section = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 20px;
  align-items: start;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    padding: 0;
    margin-block-end: 12px;
    font-weight: 600;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
`;
