'use client';
import type { CSSProperties, ReactNode } from 'react';
import type { ValueScale } from './value-scale.js';

/** A text at a position in percent. */
export interface AxisLabel {
  at: number;
  text: string;
  /** Hidden in a narrow plot. */
  minor?: boolean | undefined;
}

interface XyPlotProps {
  scale: ValueScale;
  formatValue: (value: number) => string;
  /** Height of the plot in rem. */
  height: number;
  /** Texts below the plot. `bands` are as wide as the categories; otherwise each text is at its position. */
  labels: readonly AxisLabel[];
  bands?: boolean | undefined;
  /** Texts at the ends of lines, from the top. */
  ends?: readonly AxisLabel[] | undefined;
  /** The drawing, in percent of the plot. */
  marks: ReactNode;
  /** Elements over the drawing. */
  children?: ReactNode;
}

/** Width of the edges, in percent, in which a text moves inwards to stay in the plot. */
const edge = 12;

/** Returns how far a text is moved towards the start, in percent of its width: half, less or more near the ends. */
export const inward = (at: number): number =>
  at < edge ? (at / edge) * 50 : at > 100 - edge ? 100 - ((100 - at) / edge) * 50 : 50;

/** Returns how wide a text can be without leaving the plot, in percent of the plot. */
function room(at: number): number {
  const shift = inward(at) / 100;
  return Math.min(shift > 0 ? at / shift : 100, shift < 1 ? (100 - at) / (1 - shift) : 100);
}

/** The most texts below a plot that is not narrow. */
const most = 14;

/**
 * A plot with a vertical value axis. The drawing is in percent of its box and the texts are HTML in a grid, so nothing is
 * measured: it is complete on a server, on paper and at every text size.
 */
export function XyPlot({ scale, formatValue, height, labels, bands, ends, marks, children }: XyPlotProps) {
  const step = Math.ceil(labels.length / most);
  return (
    <div data-slot="xy" style={{ '--height': `${height}rem` } as CSSProperties}>
      <div data-slot="values" aria-hidden>
        {scale.ticks.map((tick) => (
          <span key={tick} style={{ '--y': 100 - scale.at(tick) } as CSSProperties}>
            {formatValue(tick)}
          </span>
        ))}
      </div>
      <div data-slot="area">
        <svg data-slot="marks" aria-hidden focusable="false">
          {scale.ticks.map((tick) => (
            <line
              key={tick}
              data-slot="grid"
              data-zero={tick === 0 || undefined}
              x1="0"
              x2="100%"
              y1={`${100 - scale.at(tick)}%`}
              y2={`${100 - scale.at(tick)}%`}
            />
          ))}
          {marks}
          {scale.isBroken && <path data-slot="break" d="M-4-6l8 4-8 4 8 4" style={{ translate: '0 100%' }} />}
        </svg>
        {children}
      </div>
      {ends && (
        <div data-slot="ends" aria-hidden>
          {ends.map(({ at, text }, index) => (
            <span key={index} style={{ '--y': at } as CSSProperties}>
              {text}
            </span>
          ))}
        </div>
      )}
      <div
        data-slot="categories"
        data-bands={bands || undefined}
        data-sparse={(bands && step > 1) || undefined}
        aria-hidden
      >
        {labels.map(({ at, text, minor }, index) => (
          <span
            key={index}
            data-minor={minor || (bands && labels.length / step > 6 && (index / step) % 2 === 1) || undefined}
            style={{ '--x': at, '--shift': inward(at), '--room': room(at) } as CSSProperties}
          >
            {index % step === 0 ? text : ''}
          </span>
        ))}
      </div>
    </div>
  );
}
