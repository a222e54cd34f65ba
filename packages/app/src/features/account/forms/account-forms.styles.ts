import { styled } from 'styled-components';

/** Cards in one column, limited to the width of a readable form. */
export const CardStack = styled.div`
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

/** The form element: alerts, fields and actions in one column. */
export const FormRoot = styled.form`
  ${stack}
`;

/** The fields of a form. `useSavingForm` makes them inert while the form is saved. */
export const FormFields = styled.div`
  ${stack}
`;

/** Related fields under a heading, in two columns if the width allows. */
export const FieldGroup = styled.fieldset`
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

/** The buttons at the end of a form. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: flex-end;
`;
