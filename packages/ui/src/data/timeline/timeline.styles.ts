import { styled } from 'styled-components';
import { color, size } from '../../theme/tokens.js';

const place = `
  position: absolute;
  inset-inline-start: calc(var(--from) * var(--day));
  inline-size: calc(var(--days) * var(--day));
`;

/** Scope of the styles: the tools, the table and the cards contain other components. */
const grid = `& > [data-slot='scroller']`;

/** In columns of a level, bars of these sizes never have room for a text. */
const textless = (level: string, ...sizes: string[]) =>
  sizes
    .map(
      (size) => `& > [data-slot='scroller'][data-level='${level}'] [data-size='${size}'] > [data-slot='text'] {
    display: none;
  }
  & > [data-slot='scroller'][data-level='${level}'] [data-size='${size}']::after {
    content: none;
  }`,
    )
    .join('\n  ');

/** The looks of bars. They differ by outline and pattern; in forced colours the same patterns have system colours. `root` selects what contains them. */
export const barLooks = (root: string) => `
  ${root} [data-slot='bar'],
  ${root} [data-slot='ghost'] {
    border: 1.5px solid var(--ink);
    border-radius: 4px;
    background: var(--paper);
    color: var(--bar-text);
  }
  ${root} [data-fill]::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--fill, 0) * 100%);
    background: var(--tint);
  }
  ${root} [data-look='hatched'] {
    background: repeating-linear-gradient(135deg, var(--tint) 0 3px, var(--paper) 3px 7px);
  }
  ${root} [data-look='solid'] {
    border-color: var(--solid);
    background: var(--solid);
    color: var(--on-solid);
  }
  ${root} [data-look='solid']::before {
    display: none;
  }
  ${root} [data-look='crossed'] {
    border-color: var(--solid);
    background:
      linear-gradient(to top right, transparent calc(50% - 1px), var(--solid) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)) right / 1rem 100% no-repeat,
      linear-gradient(to bottom right, transparent calc(50% - 1px), var(--solid) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)) right / 1rem 100% no-repeat,
      var(--shade);
  }
  ${root} [data-look='crossed']:dir(rtl) {
    background-position: left, left, 0 0;
  }
  ${root} [data-look='dashed'] {
    border-style: dashed;
  }
  ${root} [data-slot='bar'][data-mark] {
    border-inline-start: 5px solid var(--attention);
  }
`;

const styles = `
  --ink: ${color['text-muted']};
  --tint: color-mix(in oklab, ${color.text} 20%, transparent);
  --paper: ${color.sheet};
  --bar-text: ${color.text};
  --solid: ${color['text-muted']};
  --on-solid: ${color.sheet};
  --shade: ${color.sunken};
  --attention: ${color.orange};
  --line-minor: ${color.line};
  --line-major: ${color['line-strong']};
  --row-head: min(20rem, 45%);
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-inline-size: 0;
  color: ${color.text};
  font-family: ${size.font};
  font-size: ${size.body};
  @media (max-width: 1279.98px) {
    --row-head: min(13.75rem, 45%);
  }
  & > [data-slot='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  & > [data-slot='tools'] > [data-slot='spacer'] {
    flex: 1;
  }
  & > [data-slot='tools'] [data-flip] {
    scale: var(--at-dir) 1;
  }
  & > [data-slot='tools'] > [data-part='toolbar'] {
    padding: 0;
    border: 0;
    background: none;
  }
  & > [data-slot='twin'] {
    display: grid;
    gap: 12px;
  }
  & > [data-slot='scroller'] {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 8rem;
    max-block-size: var(--timeline-max, 40rem);
    overflow: auto;
    overscroll-behavior: contain;
    isolation: isolate;
    border: 1px solid ${color.line};
    border-radius: ${size.radius};
    background: ${color.sheet};
    overflow-anchor: none;
  }
  ${grid} [data-slot='head'],
  ${grid} [data-slot='summary'] {
    position: sticky;
    z-index: 3;
    inline-size: calc(var(--row-head) + var(--span) * var(--day));
    min-inline-size: 100%;
    background: ${color.sheet};
  }
  ${grid} [data-slot='head'] {
    inset-block-start: 0;
    border-block-end: 1px solid ${color['line-strong']};
    color: ${color['text-muted']};
    font-size: ${size.small};
  }
  ${grid} [data-slot='summary'] {
    inset-block-end: 0;
    border-block-start: 1px solid ${color['line-strong']};
    font-variant-numeric: tabular-nums;
  }
  ${grid} [data-slot='head-row'] {
    position: relative;
    block-size: 1.75rem;
  }
  ${grid} [data-slot='head-row'] > [data-slot='track'] {
    margin-inline-start: var(--row-head);
  }
  ${grid} [data-slot='corner'] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    float: inline-start;
    display: flex;
    align-items: end;
    box-sizing: border-box;
    inline-size: var(--row-head);
    block-size: calc(1.75rem * var(--head-rows));
    padding: 4px 12px;
    border-inline-end: 1px solid ${color['line-strong']};
    background: ${color.sheet};
    font-weight: 500;
  }
  ${grid} [data-slot='track'] {
    position: relative;
    block-size: 100%;
  }
  ${grid} [data-slot='tick'],
  ${grid} [data-slot='sum'] {
    ${place}
    box-sizing: border-box;
    block-size: 100%;
    padding-inline: 4px;
    border-inline-start: 1px solid ${color.line};
    overflow: clip;
    line-height: 1.75rem;
    white-space: nowrap;
  }
  /* A cut number would be another number: a text that does not fit wraps below the visible line. */
  ${grid} [data-slot='sum'] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
  }
  ${grid} [data-slot='sum']::after {
    content: '';
    order: -1;
    inline-size: 0;
    block-size: 100%;
  }
  ${grid} [data-slot='tick'] > span {
    position: sticky;
    inset-inline-start: calc(var(--row-head) + 4px);
  }
  ${grid} [data-slot='tick'][data-today] {
    color: ${color['primary-text']};
    font-weight: 600;
  }
  ${grid} [data-slot='body'] {
    position: relative;
    inline-size: calc(var(--row-head) + var(--span) * var(--day));
    min-inline-size: 100%;
    block-size: calc(var(--height) * 1rem);
    user-select: none; /* drags do not select text */
  }
  ${grid} [data-slot='backdrop'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--row-head);
    inline-size: calc(var(--span) * var(--day));
    overflow: clip;
    pointer-events: none;
  }
  ${grid} [data-slot='past'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: calc(var(--days) * var(--day));
    background: ${color.sunken};
  }
  ${grid} [data-slot='lines'] {
    position: absolute;
    inset: 0;
    background-image: var(--lines);
    opacity: 0.7;
  }
  ${grid} [data-slot='today'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--from) * var(--day));
    border-inline-start: 2px solid ${color.primary};
  }
  ${grid} [data-slot='row'],
  ${grid} [data-slot='group'] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--top) * 1rem);
    display: flex;
    box-sizing: border-box;
    block-size: calc(2.25rem + (var(--lanes, 1) - 1) * 1.5rem);
    content-visibility: auto; /* lines that are mounted and not visible cost nothing while the scale changes */
    border-block-end: 1px solid ${color.line};
  }
  ${grid} [data-slot='group'] {
    block-size: 2rem;
    background: ${color.sunken};
  }
  ${grid} [data-slot='summary'] > [role='row'] {
    display: flex;
    block-size: 2rem;
  }
  ${grid} [role='row'] > [data-slot='track'] {
    flex: 1;
  }
  ${grid} [data-slot='row-header'] {
    position: sticky;
    z-index: 2;
    inset-inline-start: 0;
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    inline-size: var(--row-head);
    padding-inline: calc(12px + var(--level, 0) * 12px) 12px;
    border-inline-end: 1px solid ${color['line-strong']};
    background: ${color.sheet};
  }
  /* The track of a group is empty, so a long name may cover it. */
  ${grid} [data-slot='group'] > [data-slot='row-header'] {
    inline-size: auto;
    min-inline-size: var(--row-head);
    padding: 0;
    border-inline-end: 0;
    background: ${color.sunken};
  }
  ${grid} [data-slot='row']:hover > [data-slot='row-header'] {
    background: ${color.hover};
  }
  ${grid} [data-slot='fold'] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    block-size: 100%;
    padding-inline: calc(8px + var(--level, 0) * 12px) 12px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  ${grid} [data-slot='fold'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  ${grid} [data-slot='fold'][aria-expanded='false'] > svg {
    rotate: calc(-90deg * var(--at-dir));
  }
  ${grid} [data-slot='label'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-align: -webkit-match-parent;
    text-align: match-parent; /* at the start of the row, whatever the direction of the text */
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${grid} [data-slot='description'] {
    margin-inline-start: 8px;
    color: ${color['text-muted']};
  }
  ${grid} [data-slot='end'] {
    flex: none;
    color: ${color['text-muted']};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  ${grid} [data-slot='bar'],
  ${grid} [data-slot='ghost'] {
    ${place}
    inset-block-start: calc(0.5rem + var(--lane, 0) * 1.5rem);
    box-sizing: border-box;
    min-inline-size: 4px;
    block-size: 1.25rem;
    padding: 0;
    overflow: clip;
    font: inherit;
    font-size: ${size.small};
    line-height: calc(1.25rem - 3px);
    text-align: start;
    white-space: nowrap;
    cursor: pointer;
  }
  /* Text wraps below the visible line, and is hidden, unless the whole text fits. */
  ${grid} [data-slot='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
  }
  ${grid} [data-slot='bar']::after {
    content: '';
    order: -1;
    inline-size: 0;
    block-size: 100%;
  }
  ${barLooks(grid)}
  ${grid} [data-slot='bar'] > [data-slot='text'] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline: 6px;
    font-variant-numeric: tabular-nums;
  }
  ${grid} [data-fill] > [data-slot='text'] {
    position: relative; /* above the filled part */
  }
  /* Only long bars: each sticky element costs time in every frame of a scroll. */
  ${grid} [data-size='long'] > [data-slot='text'] {
    position: sticky;
    inset-inline: calc(var(--row-head) + 6px) 6px;
  }
  ${textless('year', 'tiny', 'short', 'medium')}
  ${textless('quarter', 'tiny', 'short')}
  ${textless('month', 'tiny')}
  ${grid} [data-look='hatched'] > [data-slot='text'],
  ${grid} [data-look='crossed'] > [data-slot='text'] {
    margin-inline: 4px;
    padding-inline: 2px;
    border-radius: 2px;
    background: var(--paper);
  }
  ${grid} [data-slot='bar'] > [data-slot='text'] > svg {
    flex: none;
    inline-size: 12px;
    block-size: 12px;
  }
  ${grid} [data-slot='bar'][data-selected] {
    box-shadow: 0 0 0 2px ${color.sheet}, 0 0 0 4px ${color.primary};
  }
  ${grid} [data-slot='bar'][data-moving] {
    border-style: dotted;
    opacity: 0.5;
  }
  ${grid} [data-slot='bar']:hover {
    border-color: ${color.text};
  }
  ${grid} [data-slot='bar']:focus-visible,
  ${grid} [data-slot='free']:focus-visible,
  ${grid} [data-slot='row-header']:focus-visible,
  ${grid} [data-slot='fold']:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    z-index: 1;
  }
  ${grid} [data-slot='free']:focus-visible {
    outline-offset: 0; /* a line clips what is outside of it */
  }
  ${grid} [data-slot='row-header']:focus-visible,
  ${grid} [data-slot='fold']:focus-visible {
    outline-offset: -3px;
    z-index: 2;
  }
  ${grid} [data-slot='free'] {
    ${place}
    inset-block: 3px;
    min-inline-size: 4px;
    padding: 0;
    border: 1px dashed ${color['text-muted']};
    border-radius: 4px;
    background: none;
    cursor: cell;
  }
  ${grid} [data-slot='free']:not(:focus) {
    border-color: transparent;
  }
  ${grid} [data-slot='ghosts'] {
    position: absolute;
    z-index: 1;
    inset-block: 0;
    inset-inline-start: var(--row-head);
    inline-size: calc(var(--span) * var(--day));
    pointer-events: none;
  }
  ${grid} [data-slot='ghost'] {
    inset-block-start: calc(var(--top) * 1rem + 0.5rem + var(--lane, 0) * 1.5rem);
    overflow: visible;
    border: 2px solid ${color.primary};
    background: ${color['primary-tint']};
    color: ${color['on-primary-tint']};
  }
  ${grid} [data-slot='ghost'][data-conflict] {
    border-style: double;
    border-color: ${color.error};
    background: ${color['error-tint']};
    color: ${color['on-error-tint']};
  }
  ${grid} [data-slot='ghost'] > [data-slot='ghost-text'] {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    inset-inline-start: 0;
    padding: 2px 8px;
    border-radius: 4px;
    background: ${color.inverse};
    color: ${color['on-inverse']};
    font-weight: 500;
    line-height: 1.25rem;
  }
  & > [data-slot='scroller'][data-dragging] {
    cursor: grabbing;
    user-select: none;
    touch-action: none;
  }
  & > [data-slot='placeholder'] {
    min-block-size: 16rem;
  }
  @media (forced-colors: active) {
    --ink: CanvasText;
    --tint: GrayText;
    --paper: Canvas;
    --bar-text: CanvasText;
    --solid: GrayText;
    --on-solid: Canvas;
    --shade: Canvas;
    --attention: Highlight;
    --line-minor: GrayText;
    --line-major: CanvasText;
    ${grid} [data-slot='bar'],
    ${grid} [data-slot='ghost'] {
      forced-color-adjust: none;
    }
    ${grid} [data-slot='bar'] > [data-slot='text'] {
      padding-inline: 4px;
      background: Canvas;
      color: CanvasText;
    }
    ${grid} [data-slot='bar'][data-selected] {
      box-shadow: 0 0 0 2px Canvas, 0 0 0 4px Highlight;
    }
    ${grid} [data-slot='today'] {
      border-color: Highlight;
    }
    ${grid} [data-slot='ghost'] {
      border-color: Highlight;
      background: Canvas;
      color: CanvasText;
    }
  }
`;

export const Root = styled.div`
  ${styles}
`;
