import { styled } from 'styled-components';

/** A status message. Screen readers announce its changes. */
export const Status = styled.div.attrs({ role: 'status' })`
  color: var(--at-text-muted);
  font-variant-numeric: tabular-nums;
  &[data-size='small'] {
    font-size: var(--at-small);
  }
  &[data-tone='error'] {
    color: var(--at-error-text);
  }
  &:empty {
    display: none;
  }
`;
