import { styled } from 'styled-components';
import { color, from, size } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  align-content: center;
  justify-items: start;
  padding-block: 32px;
  color: ${color.text};
  & > [data-slot='picture'] {
    --side: 168px;
    position: relative;
    display: grid;
    place-items: center;
    inline-size: var(--side);
    block-size: var(--side);
    margin-block: calc(var(--side) * -0.1);
    margin-inline-start: calc(
      var(--side) * -0.1
    ); /* aligns the ring with the text, not the space that displaced notches need around it */
    color: ${color.primary};
  }
  & > [data-slot='picture'] > * {
    grid-area: 1 / 1;
  }
  & > [data-slot='picture'] > svg:first-child {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    overflow: visible;
  }
  /* Displaced notches move towards the end of the text, not over the edge of the page. */
  & > [data-slot='picture']:dir(rtl) > svg:first-child {
    scale: -1 1;
  }
  & [data-slot='notch'] {
    stroke: currentColor;
    stroke-width: 5.5;
  }
  & [data-slot='thin'] {
    stroke: ${color['line-strong']};
    stroke-width: 1;
  }
  & [data-slot='picture'] > [data-part='seal'] {
    inline-size: 80%;
    block-size: 80%;
  }
  & [data-slot='picture'] > [data-part='seal'] > circle {
    display: none; /* the ring is drawn around it */
  }
  & [data-slot='picture'] > span {
    color: ${color.text};
    font-size: calc(var(--side) * 0.2);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
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
    & > [data-slot='picture'] {
      --side: 280px;
      order: 1;
      margin: 0;
    }
  }
  @media (forced-colors: active) {
    & > [data-slot='picture'] {
      color: CanvasText;
    }
    & [data-slot='thin'] {
      stroke: GrayText;
    }
  }
`;
