import { styled } from 'styled-components';
import { Identifier } from '../../platform/shell/page/identifier';

/** A code in a sentence, which is not broken at its space. */
const InlineCode = styled(Identifier)`
  white-space: nowrap;
`;

/** A designation code as `formatCode` writes it. */
const code = /\b((?:MD[ANST]|IV[DPRST]) \d{4})\b/u;

/** A sentence whose designation codes are in the monospace font. */
export const TextWithCodes = ({ children }: { children: string }) =>
  // The capturing group makes every second part a code.
  children.split(code).map((part, index) => (index % 2 === 1 ? <InlineCode key={index}>{part}</InlineCode> : part));

/** Renders the name of a chart's row with its codes in the monospace font. */
export const renderWithCodes = (name: string) => <TextWithCodes>{name}</TextWithCodes>;
