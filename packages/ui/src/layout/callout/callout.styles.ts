import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const styles = `
  --ink: ${color['text-muted']};
  --edge: ${color['line-strong']};
  &[data-tone='success'] {
    --ink: ${color['success-text']};
    --edge: ${color['success-text']};
  }
  &[data-tone='warning'] {
    --ink: ${color['warning-text']};
    --edge: ${color['warning-text']};
  }
  &[data-tone='error'] {
    --ink: ${color['error-text']};
    --edge: ${color['error-text']};
  }
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap; /* in a narrow container the icon is above the text, so that long words fit */
  gap: 4px 12px;
  min-inline-size: 0;
  padding-block: 4px;
  padding-inline-start: 16px;
  border-inline-start: 2px solid var(--edge);
  color: ${color.text};
  font-size: ${size.body};
  line-height: 1.57;
  & > [data-slot='icon'] {
    flex: none;
    display: grid;
    place-items: center;
    block-size: 1.57em;
    color: var(--ink);
  }
  & > [data-slot='icon'] > svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
  & > [data-slot='body'] {
    flex: 1 1 16rem;
    min-inline-size: 0;
    max-inline-size: 75ch;
    overflow-wrap: break-word;
  }
  & > [data-slot='body'] > [data-slot='title'] {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
    line-height: inherit;
  }
  & > [data-slot='body'] > [data-slot='text'] > :first-child {
    margin-block-start: 0;
  }
  & > [data-slot='body'] > [data-slot='text'] > :last-child {
    margin-block-end: 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Root = styled.div`
  ${styles}
`;
