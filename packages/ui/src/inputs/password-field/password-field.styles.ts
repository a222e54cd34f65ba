import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

export const CapsLock = styled.div`
  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-start: 6px;
    color: ${color['warning-text']};
    font-size: ${size.small};
  }
  & svg {
    flex: none;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
`;

export const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-block-start: 8px;
  font-size: ${size.small};
  & > [data-slot='bars'] {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
  }
  & [data-slot='bar'] {
    block-size: 4px;
    border: 1px solid ${color['line-strong']};
    border-radius: 2px;
  }
  & [data-slot='bar'][data-filled] {
    border: 2px solid var(--level); /* a border, not a background: forced-colors mode keeps borders */
  }
  --level: ${color.error};
  &[data-strength='2'] {
    --level: ${color.warning};
  }
  &[data-strength='3'],
  &[data-strength='4'] {
    --level: ${color.success};
  }
  & > [data-slot='words'] {
    min-inline-size: 6em;
    color: ${color['text-muted']};
    text-align: end;
  }
`;
