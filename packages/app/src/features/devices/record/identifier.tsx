import { styled } from 'styled-components';

/** An identifier, such as a UDI-DI: in a monospace font, so that 0 and O, and 1 and l, differ. */
export const Identifier = styled.bdi`
  font-family: var(--at-font-mono);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;
