import type { WindowView } from '@attesta/domain/availability/schema';
import type { PublishedCell, StatisticsCount } from '@attesta/domain/statistics/figures';

/** What the charts about the body's own windows receive. */
export interface OwnChartProps {
  readonly windows: readonly WindowView[];
}

/** What the charts about the demand for codes receive. */
export interface DemandChartProps {
  /** The codes that the body is designated for. */
  readonly codes: readonly string[];
  readonly count: StatisticsCount;
  readonly cells: readonly PublishedCell[];
}
