import { hueCount, type ColorName } from '../../theme/colors/color-names.js';
import { color, size } from '../../theme/tokens.js';

const hues = Array.from({ length: hueCount }, (_, index) => index + 1)
  .map((n) => {
    const hue = color[`hue-${n}` as ColorName];
    return `&[data-hue='${n}'] { --month-free: ${hue}; --month-limited: ${hue}; }`;
  })
  .join('\n');

/** Colours of the marks, on the root of a dial or a strip. */
export const markColors = `
  --month-free: ${color['dial-free']};
  --month-limited: ${color['dial-limited']};
  --month-full: ${color['dial-full']};
  --month-stale: ${color['dial-stale']};
  --month-today: ${color['dial-today']};
  ${hues}
  & [data-slot='fill'] {
    fill: var(--month-free);
  }
  & [data-slot='half'] {
    fill: var(--month-limited);
  }
  & [data-slot='hatch'] {
    fill: none;
    stroke: var(--month-limited);
    stroke-width: 1;
  }
  & [data-slot='track'] {
    fill: var(--month-full);
  }
  & [data-slot='cap'] {
    fill: var(--month-stale);
  }
  & [data-slot='today'] {
    fill: none;
    stroke: var(--month-today);
    stroke-width: 2;
    stroke-linecap: round;
  }
  & [data-slot='mark'] {
    fill: transparent;
    stroke: none;
  }
  & [data-slot='mark'][data-focused] {
    stroke: ${color.focus};
    stroke-width: 2;
    stroke-linejoin: round;
  }
  @media (forced-colors: active) {
    --month-free: CanvasText;
    --month-limited: CanvasText;
    --month-full: CanvasText;
    --month-stale: Highlight;
    --month-today: CanvasText;
    & [data-slot='mark'][data-focused] {
      stroke: Highlight;
    }
  }
  @media print {
    break-inside: avoid;
  }
`;

export const fontOfMonths = `
  color: ${color.text};
  font-family: ${size.font};
`;
