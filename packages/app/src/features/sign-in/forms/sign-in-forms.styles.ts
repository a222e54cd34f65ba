import { styled } from 'styled-components';

/** A sign-in form: fields and buttons in one column. */
export const FormColumn = styled.form`
  display: grid;
  gap: 20px;
`;

/** Two short fields in a row, or in a column if the width does not allow it. */
export const FieldPair = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: start;
`;

/** A row of links, aligned to the end. */
export const LinkRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: flex-end;
`;
