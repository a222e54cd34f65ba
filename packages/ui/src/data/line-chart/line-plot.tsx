'use client';
import { bisectCenter } from 'd3-array';
import { useMemo, useRef, type CSSProperties, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { ChartCursor } from '../../foundation/chart/chart-cursor.js';
import { ChartFrame } from '../../foundation/chart/chart-frame.js';
import { hatchOf } from '../../foundation/chart/chart-patterns.js';
import type { ChartPoint } from '../../foundation/chart/chart-state.js';
import { PointShape } from '../../foundation/chart/chart-swatch.js';
import type { Chart } from '../../foundation/chart/use-chart.js';
import type { ValueScale } from '../../foundation/chart/value-scale.js';
import { XyPlot } from '../../foundation/chart/xy-plot.js';
import { useAnnouncedChange } from '../../foundation/use-announced-change.js';
import { color } from '../../theme/tokens.js';
import { areaPath, isolated, linePath, pointsOf, spread } from './line-geometry.js';
import { useBrush, type BrushProps } from './use-brush.js';
import type { ChartX, XAxis } from './x-axis.js';

const Root = styled.div`
  & [data-slot='brush'] {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--x) * 1%);
    inline-size: calc(var(--w) * 1%);
    min-inline-size: 2px;
    border-inline: 2px solid ${color.secondary};
    background: color-mix(in srgb, ${color.secondary} 14%, transparent);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    & [data-slot='brush'] {
      border-color: Highlight;
    }
  }
`;

interface LinePlotProps {
  chart: Chart;
  titleId: string;
  axis: XAxis;
  scale: ValueScale;
  x: readonly ChartX[];
  area: boolean | undefined;
  points: boolean;
  hideEndLabels: boolean | undefined;
  height: number;
  brush: BrushProps | undefined;
}

/** Height of a text at the end of a line in rem, below which two would overlap. */
const labelHeight = 1.125;

/** Lines, their points and gaps. */
export function LinePlot(props: LinePlotProps) {
  const { chart, titleId, axis, scale, x, area, points: hasPoints, hideEndLabels, height, brush } = props;
  const { id, visible, labels, formatValue } = chart;
  const { positions } = axis;
  const hidden = useRef<HTMLSpanElement>(null);
  const lines = useMemo(
    () => visible.map((series) => ({ series, points: pointsOf(series, positions, scale) })),
    [visible, positions, scale],
  );
  const marks = useMemo(() => {
    const bottom = 100 - scale.at(Math.max(0, scale.min));
    return (
      <>
        {lines.flatMap(({ series, points }) =>
          points
            .filter(({ at }) => series.cells[at]?.withheld !== undefined)
            .map(({ at, x: middle }) => {
              const from = (middle + (positions[at - 1] ?? middle)) / 2;
              const to = (middle + (positions[at + 1] ?? middle)) / 2;
              return (
                <rect
                  key={`${series.id} ${at}`}
                  data-slot="withheld"
                  x={`${from}%`}
                  width={`${Math.max(0.5, to - from)}%`}
                  height="100%"
                  fill={hatchOf(id)}
                />
              );
            }),
        )}
        <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%">
          {lines.map(({ series, points }) => (
            <g key={series.id} data-series={series.color}>
              {area && <path data-slot="area-fill" d={areaPath(points, bottom)} />}
              <path data-slot="line" d={linePath(points)} />
            </g>
          ))}
        </svg>
        {lines.flatMap(({ series, points }) =>
          (hasPoints ? points : isolated(points)).map(({ at, x: left, y }) => {
            const range = series.cells[at]?.range;
            if (y === null) return null;
            return (
              <g key={`${series.id} ${at}`} data-series={series.color}>
                {range && (
                  <line
                    data-slot="range"
                    x1={`${left}%`}
                    x2={`${left}%`}
                    y1={`${100 - scale.at(range[0])}%`}
                    y2={`${100 - scale.at(range[1])}%`}
                  />
                )}
                <PointShape color={series.color} x={`${left}%`} y={`${y}%`} hollow={range !== undefined} />
              </g>
            );
          }),
        )}
      </>
    );
  }, [lines, positions, scale, area, hasPoints, id]);
  const ends = useMemo(() => {
    if (hideEndLabels || visible.length < 2) return undefined;
    const last = lines.flatMap(({ series, points }) => {
      const point = points.findLast(({ y }) => y !== null);
      return point ? [{ at: point.y ?? 0, text: series.name }] : [];
    });
    const tops = spread(
      last.map(({ at }) => at),
      (labelHeight / height) * 100,
    );
    return last.map(({ text }, index) => ({ at: tops[index] ?? 0, text }));
  }, [lines, visible.length, hideEndLabels, height]);

  /** Returns the position of the pointer in percent of the plot. */
  const percentOf = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('[data-slot="area"]')?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const left = ((event.clientX - box.left) / box.width) * 100;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    return { x: isRtl ? 100 - left : left, y: ((event.clientY - box.top) / box.height) * 100 };
  };
  const atOf = (event: PointerEvent<HTMLElement>) => {
    const percent = percentOf(event);
    return percent && positions.length > 0 ? bisectCenter(positions, percent.x) : undefined;
  };
  const pick = (event: PointerEvent<HTMLElement>): ChartPoint | null => {
    const [percent, at] = [percentOf(event), atOf(event)];
    if (!percent || at === undefined) return null;
    const distances = lines.map(({ points }) => Math.abs((points[at]?.y ?? Infinity) - percent.y));
    const nearest = lines[distances.indexOf(Math.min(...distances))] ?? lines[0];
    return nearest ? { series: nearest.series.index, at } : null;
  };
  const { ends: selected, clear, onMove, pointer } = useBrush(brush, x, atOf);
  const text = (at: number) => axis.texts[at] ?? '';
  useAnnouncedChange(brush && (selected ? labels.selected(text(selected[0]), text(selected[1])) : labels.notSelected), {
    root: hidden,
    delay: 120,
  });

  return (
    <ChartFrame
      {...{ chart, titleId, pick, onMove }}
      root={Root}
      along="inline"
      description={brush && labels.brushKeys}
      onEscape={clear}
      frameProps={pointer}
    >
      {(active) => {
        const point = active && lines.find(({ series }) => series.index === active.series)?.points[active.at];
        return (
          <XyPlot
            scale={scale}
            formatValue={formatValue}
            height={height}
            labels={axis.labels}
            ends={ends}
            marks={marks}
          >
            <span ref={hidden} />
            {selected && (
              <div
                data-slot="brush"
                style={
                  {
                    '--x': positions[selected[0]],
                    '--w': (positions[selected[1]] ?? 0) - (positions[selected[0]] ?? 0),
                  } as CSSProperties
                }
              />
            )}
            {active && point && (
              <ChartCursor
                chart={chart}
                point={active}
                box={{ x: point.x, y: point.y ?? 100 - scale.at(scale.min) }}
                kind="line"
                rule
              />
            )}
          </XyPlot>
        );
      }}
    </ChartFrame>
  );
}
