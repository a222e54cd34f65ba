import { styled } from 'styled-components';
import { color } from '../../theme/tokens.js';
import { barLooks } from './timeline.styles.js';

/** Shown only in print, where it replaces everything else on the page. */
export const Pages = styled.div`
  --ink: ${color['text-muted']};
  --tint: color-mix(in oklab, ${color.text} 30%, transparent);
  --paper: ${color.sheet};
  --bar-text: ${color.text};
  --solid: ${color['text-muted']};
  --on-solid: ${color.sheet};
  --shade: ${color.sunken};
  --attention: ${color.orange};
  display: none;
  color-scheme: light; /* paper is light, whatever the mode of the screen */
  @media print {
    display: block;
    color: ${color.text};
    font-size: 9pt;
    print-color-adjust: exact;
    :root[data-printing='timeline'] body *:not(:has(&)):not(&):not(& *) {
      display: none !important;
    }
    & > section {
      break-after: page;
    }
    & > section:last-child {
      break-after: auto;
    }
    & h2 {
      margin: 0 0 8pt;
      font-size: 13pt;
    }
    & [data-slot='print-row'],
    & [data-slot='print-group'] {
      display: grid;
      grid-template-columns: 22% 1fr;
      break-inside: avoid;
      min-block-size: calc(16pt * var(--lanes, 1));
      border-block-end: 0.5pt solid ${color.line};
      line-height: 16pt;
    }
    & [data-slot='print-group'] {
      break-after: avoid;
      font-weight: 600;
    }
    & [data-slot='print-track'] {
      position: relative;
    }
    & [data-slot='print-month'],
    & [data-slot='bar'] {
      position: absolute;
      inset-inline-start: calc(var(--from) * 100% / var(--span));
      box-sizing: border-box;
      inline-size: calc(var(--days) * 100% / var(--span));
      overflow: hidden;
      white-space: nowrap;
    }
    & [data-slot='print-month'] {
      inset-block: 0;
      padding-inline-start: 2pt;
      border-inline-start: 0.5pt solid ${color.line};
    }
    & [data-slot='bar'] {
      inset-block-start: calc(2pt + var(--lane, 0) * 16pt);
      block-size: 12pt;
      padding-inline: 3pt;
      font-size: 7.5pt;
      line-height: 10pt;
    }
    & [data-slot='bar'] > [data-slot='text'] {
      position: relative;
    }
    ${barLooks('&')}
  }
`;
