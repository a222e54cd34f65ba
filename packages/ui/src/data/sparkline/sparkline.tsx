'use client';
import { memo, useMemo, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { drawnSeries, numbersOf, type ChartValue } from '../../foundation/chart/chart-data.js';
import { size } from '../../theme/tokens.js';
import { areaPath, isolated, linePath, pointsOf } from '../line-chart/line-geometry.js';

export interface SparklineProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** The values in order, evenly spaced. */
  values: readonly ChartValue[];
  /** Positions of the values as ascending numbers, if they are not evenly spaced. */
  x?: readonly number[] | undefined;
  /** The course in a sentence, such as "Rose from 12 in 2022 to 31 in 2026". Null if the text beside it says so. */
  label: string | null;
  /** Colour of a series, 1 to 6. */
  color?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Fills the space below the line. */
  area?: boolean | undefined;
  /** `zero`: the lowest position is zero. `data`: it is the lowest value, which shows small changes. */
  baseline?: 'zero' | 'data' | undefined;
}

const inks = ([1, 2, 3, 4, 5, 6] as const)
  .map((n) => `&[data-series='${n}'] { --ink: ${size[`series-${n}`]}; }`)
  .join('\n');

const Root = styled.span`
  ${inks}
  display: inline-block;
  inline-size: 6rem;
  block-size: 1.5rem;
  max-inline-size: 100%;
  padding: 4px;
  vertical-align: middle;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
  & [data-slot='line'] {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }
  & [data-slot='area-fill'] {
    fill: var(--ink);
    fill-opacity: 0.16;
  }
  & circle {
    fill: var(--ink);
  }
  @media (forced-colors: active) {
    &[data-series] {
      --ink: CanvasText;
    }
  }
`;

/**
 * A small line beside a figure or in a row, without axes. Its label says what it shows; the exact values belong beside it.
 * `data-part="sparkline"`; width and height are set by CSS. Source: WCAG 2.2, 1.1.1.
 */
export const Sparkline = memo(function Sparkline({
  values,
  x,
  label,
  color = 1,
  area,
  baseline = 'data',
  ...rest
}: SparklineProps) {
  const { points, scale } = useMemo(() => {
    const series = drawnSeries([{ id: 'line', name: '', values }], values.length, []);
    const numbers = numbersOf(series);
    const zero = baseline === 'zero';
    const [low, high] = [zero ? Math.min(0, ...numbers) : Math.min(...numbers), Math.max(...numbers)];
    const exact = { at: (value: number) => (high > low ? ((value - low) / (high - low)) * 100 : 50) };
    const [first, last] = [x?.[0] ?? 0, x?.at(-1) ?? 1];
    const positions = values.map((_, at) =>
      x ? (((x[at] ?? first) - first) / (last - first || 1)) * 100 : (at / Math.max(1, values.length - 1)) * 100,
    );
    return { points: pointsOf(series[0]!, positions, exact), scale: exact };
  }, [values, x, baseline]);
  const last = points.findLast(({ y }) => y !== null);
  return (
    <Root
      data-part="sparkline"
      data-series={color}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
    >
      <svg aria-hidden focusable="false">
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">
          {area && <path data-slot="area-fill" d={areaPath(points, Math.min(100, 100 - scale.at(0)))} />}
          <path data-slot="line" d={linePath(points)} />
        </svg>
        {[...isolated(points), ...(last ? [last] : [])].map(({ x: left, y }, index) => (
          <circle key={index} cx={`${left}%`} cy={`${y}%`} r="2.5" />
        ))}
      </svg>
    </Root>
  );
});
