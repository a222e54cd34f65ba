import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';
import { appears } from '../motion.js';
import { visuallyHidden } from '../visually-hidden.js';

const series = ([1, 2, 3, 4, 5, 6] as const)
  .map((n) => `& [data-series='${n}'] { --ink: ${size[`series-${n}`]}; }`)
  .join('\n');
/** Dashes of lines, in CSS pixels. The first series is solid. */
const dashes = ['', '7 4', '2 3', '10 3 2 3', '14 4', '1 5']
  .map(
    (dash, index) =>
      dash &&
      `& [data-slot='line'][data-series='${index + 1}'], & [data-series='${index + 1}'] > [data-slot='line'] { stroke-dasharray: ${dash}; }`,
  )
  .join('\n');

const caption = `
  & > [data-slot='caption'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  & [data-slot='title'],
  & > [data-slot='caption'] > p {
    margin: 0;
    max-inline-size: 75ch;
    text-wrap: pretty;
    overflow-wrap: break-word;
  }
  & [data-slot='title'] {
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.4;
  }
  & [data-slot='subtitle'] {
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
`;

const button = `
  & button {
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${size.target};
    max-inline-size: 100%;
    margin: 0;
    padding: 2px 6px;
    border: 1px solid transparent;
    border-radius: ${size['radius-small']};
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & button:hover {
    background: ${color.hover};
  }
  & button:focus-visible,
  & [data-slot='plot']:focus-visible,
  & [data-slot='table']:focus-visible {
    outline: ${size['focus-ring']};
    outline-offset: 2px;
  }
`;

const legend = `
  & > [data-slot='legend'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    margin: 0;
    margin-inline-start: -6px;
    padding: 0;
    list-style: none;
    font-size: ${size.small};
  }
  & > [data-slot='hatched'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 6px;
    margin: 0;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='swatch'] {
    flex: none;
    overflow: visible;
  }
  & [data-slot='legend-button'][aria-pressed='false'] {
    color: ${color['text-muted']};
    text-decoration: line-through;
  }
  & [data-slot='legend-button'][aria-pressed='false'] > [data-slot='swatch'] {
    opacity: 0.35;
  }
`;

const table = `
  & > [data-slot='table'] {
    max-block-size: 30rem;
    overflow: auto;
  }
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    padding: 8px 12px;
    border-block-end: 1px solid ${color.line};
    font-weight: 400;
    text-align: end;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: var(--chart-surface);
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-weight: 500;
  }
  & td[data-none] {
    color: ${color['text-muted']};
  }
  & td > small {
    display: block;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
`;

const foot = `
  & > [data-slot='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  & [data-slot='about'] {
    flex: 1 1 12rem;
    margin: 0;
    overflow-wrap: anywhere;
  }
  & [data-slot='actions'],
  & [data-slot='exports'] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 4px;
  }
  & [data-slot='actions'] {
    min-inline-size: 0;
    margin-inline-start: -6px;
  }
  & [data-slot='actions'] button {
    color: ${color['primary-text']};
    font-weight: 500;
  }
  & [data-slot='actions'] button:is([aria-pressed='true'], [aria-expanded='true']) {
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  & > [data-slot='empty'] {
    margin: 0;
    padding-block: 32px;
    color: ${color['text-muted']};
    text-align: center;
  }
`;

/** Marks: the colour of a series is on an element around them. Lines keep their width in a stretched drawing. */
const marks = `
  & [data-slot='patterns'] {
    position: absolute;
  }
  & [data-slot='ground'] {
    fill: var(--ink);
  }
  & [data-slot='drawing'] {
    fill: none;
    stroke: var(--chart-surface);
    stroke-width: 1.5;
    stroke-linecap: round;
  }
  & [data-slot='hatching'] {
    fill: none;
    stroke: ${color['text-muted']};
    stroke-width: 1;
  }
  & [data-slot='grid'] {
    stroke: ${color.line};
    stroke-width: 1;
  }
  & [data-slot='grid'][data-zero] {
    stroke: ${color['line-strong']};
  }
  & [data-slot='break'] {
    fill: none;
    stroke: ${color.text};
    stroke-width: 1.5;
  }
  & [data-slot='bar'] {
    stroke: var(--ink);
    stroke-width: 1;
  }
  & [data-slot='withheld'] {
    stroke: ${color['text-muted']};
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }
  & [data-slot='line'] {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-slot='area-fill'] {
    fill: var(--ink);
    fill-opacity: 0.16;
    stroke: none;
  }
  & [data-slot='point'] {
    fill: var(--ink);
    stroke: var(--chart-surface);
    stroke-width: 1;
  }
  & [data-slot='point'][data-hollow] {
    fill: var(--chart-surface);
    stroke: var(--ink);
    stroke-width: 2;
  }
  & [data-slot='range'] {
    stroke: var(--ink);
    stroke-width: 2;
  }
`;

/** The plot with a value axis at the inline start and categories below. Texts are HTML, so they follow the direction. */
const axes = `
  & [data-slot='plot'] {
    position: relative;
    min-inline-size: 0;
    border-radius: ${size['radius-small']};
    container-type: inline-size;
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    touch-action: pan-y;
  }
  & [data-slot='keys'] {
    ${visuallyHidden}
  }
  & [data-slot='xy'] {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr) max-content;
    grid-template-rows: var(--height) auto;
    column-gap: 8px;
    padding-block-start: 0.75em;
    color: ${color['text-muted']};
    line-height: 1.25;
  }
  & [data-slot='values'],
  & [data-slot='ends'] {
    display: grid;
  }
  & [data-slot='values'] > span,
  & [data-slot='ends'] > span {
    position: relative;
    grid-area: 1 / 1;
    align-self: start;
    inset-block-start: calc(var(--y) * 1%);
    translate: 0 -50%;
    white-space: nowrap;
  }
  & [data-slot='values'] > span {
    justify-self: end;
  }
  & [data-slot='ends'] {
    grid-column: 3;
    max-inline-size: 11rem;
  }
  & [data-slot='ends'] > span {
    overflow: hidden;
    color: ${color.text};
    font-weight: 500;
    text-overflow: ellipsis;
  }
  & [data-slot='area'] {
    grid-column: 2;
    position: relative;
    min-inline-size: 0;
  }
  & :is([data-slot='marks'], [data-slot='marks'] > svg) {
    display: block;
    overflow: visible;
  }
  & [data-slot='marks'] {
    inline-size: 100%;
    block-size: 100%;
  }
  &:dir(rtl) [data-slot='marks'] {
    scale: -1 1;
  }
  & [data-slot='categories'] {
    grid-column: 2;
    padding-block-start: 6px;
  }
  & [data-slot='categories'][data-bands] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  & [data-slot='categories'][data-bands] > span {
    padding-inline: 2px;
    hyphens: auto;
    text-align: center;
    overflow-wrap: break-word;
  }
  & [data-slot='categories'][data-sparse] > span {
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  & [data-slot='categories']:not([data-bands]) {
    position: relative;
    block-size: calc(1.25em + 6px);
  }
  & [data-slot='categories']:not([data-bands]) > span {
    position: absolute;
    inset-inline-start: calc(var(--x) * 1%);
    translate: calc(var(--shift) * -1% * ${size.dir}) 0;
    max-inline-size: calc(var(--room) * 1%);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='values'] > span,
  & [data-slot='categories'] > span,
  & [data-slot='value'] {
    unicode-bidi: plaintext;
  }
  @container (max-width: 18rem) {
    & [data-slot='categories']:not([data-bands]) > span {
      max-inline-size: 50%;
    }
    & [data-slot='categories']:not([data-bands]) > span:first-child {
      inset-inline-start: 0;
      translate: none;
    }
    & [data-slot='categories']:not([data-bands]) > span:last-child:not(:first-child) {
      inset-inline: auto 0;
      translate: none;
    }
    & [data-slot='categories']:not([data-bands]) > span:only-child {
      max-inline-size: 100%;
    }
    & [data-slot='categories']:not([data-bands]) > :not(:first-child, :last-child) {
      visibility: hidden;
    }
  }
  @container (max-width: 34rem) {
    & [data-slot='categories'] > [data-minor] {
      visibility: hidden;
    }
    & [data-slot='ends'] {
      display: none;
    }
  }
`;

const cursor = `
  & [data-slot='cursor'],
  & [data-slot='rule'],
  & [data-slot='tooltip'] {
    position: absolute;
  }
  & [data-slot='cursor'] {
    inset-inline-start: calc(var(--x) * 1%);
    inset-block-start: calc(var(--y) * 1%);
    inline-size: calc(var(--w) * 1%);
    block-size: calc(var(--h) * 1%);
    outline: 2px solid ${color.text};
    outline-offset: 1px;
    pointer-events: none;
  }
  & [data-slot='cursor'][data-point] {
    inline-size: 10px;
    block-size: 10px;
    margin: -5px;
    border-radius: 50%;
  }
  & [data-slot='rule'] {
    inset-block: 0;
    inset-inline-start: calc(var(--x) * 1%);
    border-inline-start: 1px dashed ${color['line-strong']};
    pointer-events: none;
  }
  & [data-slot='tooltip'] {
    z-index: 1;
    inset-inline-start: calc(var(--middle) * 1%);
    inset-block-end: calc(100% - var(--y) * 1% + 10px);
    translate: calc(var(--middle) * -1% * ${size.dir}) 0;
    display: grid;
    gap: 2px;
    inline-size: max-content;
    max-inline-size: min(${size['tooltip-max']}, 100cqi);
    padding: 6px 10px;
    border: 1px solid transparent;
    border-radius: ${size['radius-small']};
    --chart-surface: ${color.inverse};
    background: ${color.inverse};
    color: ${color['on-inverse']};
    font-size: ${size.small};
    line-height: 1.4;
    overflow-wrap: anywhere;
    ${appears}
  }
  & [data-slot='tooltip'][data-below] {
    inset-block: calc((var(--y) + var(--h)) * 1% + 10px) auto;
  }
  & [data-slot='tooltip-value'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
  }
  & [data-slot='tooltip'] [data-slot='swatch'] {
    padding: 2px;
    border-radius: 2px;
    background: ${color.sheet};
    --chart-surface: ${color.sheet};
  }
  & [data-slot='tooltip'] b {
    font-weight: 600;
  }
`;

export const Root = styled.figure`
  --chart-surface: ${color.sheet};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  margin: 0;
  min-inline-size: 0;
  color: ${color.text};
  font-size: ${size.body};
  ${series}
  ${caption}
  ${button}
  ${legend}
  ${marks}
  ${dashes}
  ${axes}
  ${cursor}
  ${table}
  ${foot}
  & > [data-slot='surface'] {
    background: var(--chart-surface);
  }
  @media (forced-colors: active) {
    --chart-surface: Canvas;
    & [data-series] {
      --ink: CanvasText;
    }
    & :is([data-slot='hatching'], [data-slot='grid'], [data-slot='withheld']) {
      stroke: CanvasText;
    }
    & [data-slot='grid']:not([data-zero]) {
      stroke-opacity: 0.35;
    }
    & [data-slot='tooltip'] {
      --chart-surface: Canvas;
    }
    & [data-slot='swatch'] {
      forced-color-adjust: none;
    }
    & [data-slot='tooltip'] [data-slot='swatch'] {
      --chart-surface: Canvas;
      background: Canvas;
    }
    & button[aria-pressed='true'] {
      border-color: ButtonText;
    }
  }
  @media print {
    break-inside: avoid;
    & [data-slot='actions'],
    & [data-slot='cursor'],
    & [data-slot='tooltip'] {
      display: none;
    }
    & > [data-slot='table'] {
      max-block-size: none;
      overflow: visible;
    }
  }
`;
