import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

/** The strongest shade is 60 %, so that the text on it keeps its contrast; `pairs.ts` proves it. */
const shade = [6, 18, 32, 46, 60]
  .map(
    (percent, index) =>
      `& [data-shade='${index + 1}'] { fill: color-mix(in srgb, var(--heat) ${percent}%, var(--chart-surface)); }`,
  )
  .join('\n');
const hues = ([1, 2, 3, 4, 5, 6] as const)
  .map((n) => `&[data-heat='${n}'] { --heat: ${size[`series-${n}`]}; }`)
  .join('\n');

/** Every second header, each as wide as two columns; the last of an odd number has only its own. */
const everySecond = `
  & [data-minor] { display: none; }
  & :has(+ [data-minor]) { grid-column: span 2; text-align: start; }
`;

export const Root = styled.div`
  --cell: 2.25rem;
  ${hues}
  & [data-slot='grid-rows'] {
    display: grid;
    grid-template-columns: fit-content(34%) minmax(0, 1fr);
    column-gap: 10px;
    row-gap: 2px;
  }
  & [data-slot='name'] {
    align-self: center;
    line-height: 1.3;
    overflow-wrap: break-word;
  }
  & [data-slot='cells'] {
    position: relative;
    min-block-size: var(--cell);
  }
  & [data-slot='marks'] {
    position: absolute;
    inset: 0;
  }
  & [data-shade] {
    stroke: var(--chart-surface);
    stroke-width: 2;
  }
  & [data-slot='texts'],
  & [data-slot='columns'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    align-items: center;
    text-align: center;
  }
  & [data-slot='texts'] {
    position: absolute;
    inset: 0;
    color: ${color.text};
    pointer-events: none;
  }
  & [data-slot='texts'] > span {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    justify-content: center;
    block-size: 1lh;
    overflow: clip;
    white-space: nowrap;
  }
  /* A cut number would be another number: a text that does not fit wraps below the visible line. */
  & [data-slot='texts'] > span::after {
    content: '';
    order: -1;
    inline-size: 0;
    block-size: 100%;
  }
  & [data-slot='columns'] {
    grid-column: 2;
    align-items: end;
    color: ${color['text-muted']};
    line-height: 1.3;
  }
  & [data-slot='columns'] > span {
    padding-inline: 1px;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & [data-slot='scale'] {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    margin-block: 10px 0;
    margin-inline: 0;
    padding: 0;
    color: ${color['text-muted']};
    list-style: none;
  }
  & [data-slot='scale'] > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  & [data-slot='scale'] rect {
    stroke: ${color['line-strong']};
    stroke-width: 1;
  }
  ${shade}
  @container (max-width: 34rem) {
    & [data-slot='grid-rows'] {
      grid-template-columns: minmax(0, 1fr);
    }
    & :is([data-slot='name'], [data-slot='cells'], [data-slot='columns']) {
      grid-column: 1;
    }
    & [data-slot='name'] {
      padding-block-start: 6px;
    }
    ${everySecond}
  }
  @container (max-width: 48rem) {
    & [data-slot='columns'][data-many] {
      ${everySecond}
    }
  }
  @media (forced-colors: active) {
    & [data-shade] {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1;
    }
  }
`;
