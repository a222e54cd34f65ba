'use client';
import { Fragment, type ReactNode } from 'react';
import { ChartActions } from './chart-actions.js';
import { Root } from './chart-figure.styles.js';
import { ChartLegend } from './chart-legend.js';
import { ChartPatterns, hatchOf } from './chart-patterns.js';
import type { ChartProps } from './chart-props.js';
import type { SwatchKind } from './chart-swatch.js';
import { ChartTable } from './chart-table.js';
import type { Chart } from './use-chart.js';

interface ChartFigureProps extends ChartProps {
  part: string;
  chart: Chart;
  kind: SwatchKind;
  /** Whether series can be hidden. A donut chart and a heat map have own legends. */
  hasLegend?: boolean | undefined;
  /** Colours that the marks use. Default: those of the series. */
  colors?: readonly number[] | undefined;
  /** The plot, rendered with the id of the title. */
  plot: (titleId: string) => ReactNode;
}

const isFilled = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== '';

/** The frame of every chart: title, text, legend, plot or table, source, and actions. */
export function ChartFigure({
  part,
  chart,
  kind,
  hasLegend = true,
  colors = chart.series.map(({ color }) => color),
  plot,
  title,
  level = 3,
  subtitle,
  summary,
  source,
  date,
  status,
  categoryHeader,
  fileName,
  hideExport,
  hideLegend = chart.series.length < 2,
  hiddenSeries: _hidden,
  defaultHiddenSeries: _defaultHidden,
  onHiddenSeriesChange: _onHiddenChange,
  view: _view,
  defaultView: _defaultView,
  onViewChange: _onViewChange,
  formatValue: _formatValue,
  locale: _locale,
  labels: _labels,
  ...rest
}: ChartFigureProps) {
  const { id, labels, series, visible, view } = chart;
  const Heading = `h${level}` as const;
  const [titleId, switchId] = [`${id}-title`, `${id}-table`];
  const header = categoryHeader ?? labels.category;
  const isEmpty = !series.some(({ cells }) => cells.some(({ value, withheld }) => value !== null || withheld));
  const reasons = new Set(visible.flatMap(({ cells }) => cells.flatMap(({ withheld }) => withheld ?? [])));
  const about = [source, date, status].filter(isFilled);
  return (
    <Root data-part={part} data-view={view} aria-labelledby={titleId} {...rest}>
      <figcaption data-slot="caption">
        <Heading data-slot="title" id={titleId}>
          {title}
        </Heading>
        {isFilled(subtitle) && <p data-slot="subtitle">{subtitle}</p>}
        {isFilled(summary) && <p data-slot="summary">{summary}</p>}
      </figcaption>
      <ChartPatterns id={id} colors={colors} />
      {isEmpty ? (
        <p data-slot="empty">{labels.empty}</p>
      ) : view === 'table' ? (
        <ChartTable chart={chart} header={header} titleId={titleId} switchId={switchId} title={title} />
      ) : (
        <>
          {hasLegend && !hideLegend && <ChartLegend chart={chart} kind={kind} titleId={titleId} />}
          {visible.length === 0 ? <p data-slot="empty">{labels.allHidden}</p> : plot(titleId)}
          {reasons.size > 0 && (
            <p data-slot="hatched">
              <svg data-slot="swatch" width="20" height="12" aria-hidden focusable="false">
                <rect data-slot="withheld" x="1" y="1" width="18" height="10" fill={hatchOf(id)} />
              </svg>
              {[...reasons].join(' · ')}
            </p>
          )}
        </>
      )}
      <div data-slot="foot">
        {about.length > 0 && (
          <p data-slot="about">
            {about.map((one, index) => (
              <Fragment key={index}>
                {index > 0 && <span> · </span>}
                <bdi>{one}</bdi>
              </Fragment>
            ))}
          </p>
        )}
        {!isEmpty && (
          <ChartActions
            chart={chart}
            titleId={titleId}
            switchId={switchId}
            header={header}
            fileName={fileName ?? title}
            hideExport={hideExport}
          />
        )}
      </div>
    </Root>
  );
}
