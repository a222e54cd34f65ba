import { styled } from 'styled-components';
import { color, from, size } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: center;
  justify-items: start;
  padding-block: 32px;
  color: ${color.text};
  & > [data-slot='mark'] {
    color: ${color['text-muted']};
    font-size: clamp(3.5rem, 12vw, 6rem);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1;
  }
  & > [data-slot='words'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    justify-items: start;
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & [data-slot='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    max-inline-size: 100%;
    margin-block-start: 12px;
  }
  & [data-slot='details'] {
    max-inline-size: 100%;
    margin-block-start: 12px;
    padding-block-start: 16px;
    border-block-start: 1px solid ${color.line};
    color: ${color['text-muted']};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
  ${from('md')} {
    grid-template-columns: minmax(0, 36rem) auto;
    gap: 48px 72px;
    align-items: center;
    min-block-size: min(640px, 70dvh);
    & > [data-slot='mark'] {
      order: 1;
    }
  }
`;
