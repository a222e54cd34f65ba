import { styled } from 'styled-components';

/** The fields of a sign-in form, one below the other. */
export const FormColumn = styled.form`
  display: grid;
  gap: 20px;
`;

/** Two short fields side by side, where there is room. */
export const FormPair = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: start;
`;

/** A line of links, at the end. */
export const FormRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: flex-end;
`;
