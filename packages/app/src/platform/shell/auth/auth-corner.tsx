import { styled } from 'styled-components';
import { LanguageControl } from '../bar/language-control';
import { ModeControl } from '../bar/mode-control';

const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  display: flex;
  gap: 4px;
`;

/** The language and mode controls of the sign-in pages. */
export function AuthCorner() {
  return (
    <Corner>
      <LanguageControl />
      <ModeControl />
    </Corner>
  );
}
