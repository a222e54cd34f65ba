import { styled } from 'styled-components';
import { appears } from '../../foundation/motion.js';
import { color, size } from '../../theme/tokens.js';

const styles = `
  position: sticky;
  inset-block-end: max(8px, env(safe-area-inset-bottom));
  z-index: ${size['layer-bar']};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  min-inline-size: 0;
  margin-block-start: 8px;
  padding-block: 8px;
  padding-inline: 16px 12px;
  border: 1px solid ${color['line-strong']};
  border-radius: ${size.radius};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${size.body};
  & > [data-slot='selection'],
  & > [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-inline-size: 0;
  }
  & > [data-slot='selection'] {
    flex: 1 1 auto;
  }
  & > [data-slot='actions'] {
    gap: 8px;
  }
  & > [data-slot='selection'] > [data-slot='count'] {
    min-inline-size: 0;
    margin: 0;
    margin-inline-end: 8px;
    overflow-wrap: anywhere;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  & > [data-slot='selection'] > [data-variant='text'] {
    margin-inline-start: -6px; /* aligns its text with the count if it wraps */
    padding-inline: 6px;
  }
  ${appears}
  @media print {
    display: none;
  }
`;

export const Root = styled.section`
  ${styles}
`;
