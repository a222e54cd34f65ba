import { TextField, type TextFieldProps } from '@attesta/ui/inputs/text-field';
import { styled } from 'styled-components';

const Root = styled(TextField)`
  & input {
    font-family: var(--at-font-mono);
  }
`;

/** A field for an identifier, such as an SRN: in the font of `Identifier`, left to right, without spelling and autofill. */
export const IdentifierField = (props: TextFieldProps) => (
  <Root dir="ltr" autoComplete="off" autoCapitalize="off" spellCheck={false} {...props} />
);
