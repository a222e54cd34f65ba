import { styled } from 'styled-components';

/** The field and its button in one line. The button stays next to the control when an error is shown below it. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  gap: 12px;
  align-items: start;
  justify-content: start;
  & > [data-part='button'] {
    margin-block-start: calc(1lh + 6px);
  }
`;

export const Applied = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 8px 8px 8px 16px;
  border: 1px dashed var(--at-success-line);
  border-radius: var(--at-radius);
  background: var(--at-success-tint);
  color: var(--at-on-success-tint);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;
