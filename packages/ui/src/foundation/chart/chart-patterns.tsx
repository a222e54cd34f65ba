import type { SVGProps } from 'react';

/** The drawing over the colour of each series, in a tile of 8 × 8. The first series is solid. */
const drawings: readonly (SVGProps<SVGPathElement>['d'] | undefined)[] = [
  undefined,
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M2 4h.01M6 8h.01M6 0h.01',
  'M0 4h8',
  'M0 0l8 8M0 8l8-8',
  'M4 0v8',
];

/** Returns the paint of a series: its colour with its pattern. */
export const fillOf = (chartId: string, color: number): string => `url(#${chartId}-fill-${color})`;
/** Returns the hatching of a withheld value. */
export const hatchOf = (chartId: string): string => `url(#${chartId}-hatch)`;

/** The patterns that the marks and the legend of one chart refer to. */
export function ChartPatterns({ id, colors }: { id: string; colors: readonly number[] }) {
  return (
    <svg data-slot="patterns" width="0" height="0" aria-hidden focusable="false">
      <defs>
        {[...new Set(colors)].map((color) => (
          <pattern
            key={color}
            id={`${id}-fill-${color}`}
            data-series={color}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect data-slot="ground" width="8" height="8" />
            {drawings[color - 1] && <path data-slot="drawing" d={drawings[color - 1]} />}
          </pattern>
        ))}
        <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse">
          <path data-slot="hatching" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
        </pattern>
      </defs>
    </svg>
  );
}
