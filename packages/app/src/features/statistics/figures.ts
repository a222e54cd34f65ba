import type { StatisticsMetric } from '@attesta/domain/statistics/metrics';
import { referenceFigures, type ReferenceFigure } from '@attesta/domain/statistics/reference-figures';

/** The figures of some metrics, latest month first, in the order of the metrics. */
export const figuresOf = (metrics: readonly StatisticsMetric[]): ReferenceFigure[] =>
  metrics.flatMap((metric) =>
    referenceFigures
      .filter((figure) => figure.metric === metric)
      .sort((one, other) => (one.month < other.month ? 1 : -1)),
  );

/** The latest figure of a metric. */
export const latestFigure = (metric: StatisticsMetric): ReferenceFigure => figuresOf([metric])[0]!;

/** Applications and certificates under one regulation in the same month. */
export interface Pair {
  month: string;
  applications: ReferenceFigure | undefined;
  certificates: ReferenceFigure | undefined;
}

/** Applications and certificates side by side, latest month first. */
export function pairsOf(applications: StatisticsMetric, certificates: StatisticsMetric): Pair[] {
  const [first, second] = [figuresOf([applications]), figuresOf([certificates])];
  const months = [...new Set([...first, ...second].map(({ month }) => month))].sort().reverse();
  return months.map((month) => ({
    month,
    applications: first.find((figure) => figure.month === month),
    certificates: second.find((figure) => figure.month === month),
  }));
}
