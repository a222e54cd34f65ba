import { styled } from 'styled-components';

/** An identifier, such as a UDI-DI or the number of a registration: in a monospace font, so that 0 and O, and 1 and l, differ. */
export const Identifier = styled.bdi`
  font-family: var(--at-font-mono);
  font-size: 0.93em; /* the monospace font looks larger than the font of the text */
  overflow-wrap: anywhere;
`;

/**
 * Props of `Trans` for a text with an identifier between `<id>` and `</id>`. Values are escaped first, because names
 * that users enter can contain the characters of tags.
 */
export const withIdentifier = {
  components: { id: <Identifier /> },
  tOptions: { interpolation: { escapeValue: true } },
  shouldUnescape: true,
} as const;
