import { size } from '@attesta/ui/theme';
import { styled } from 'styled-components';

/** Short statements, each with an optional list below it. */
export const FactList = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding-inline-start: 20px;
  max-inline-size: 68ch;
  font-size: ${size.body};
  & ul {
    display: grid;
    gap: 4px;
    margin: 4px 0 0;
    padding-inline-start: 20px;
  }
`;
