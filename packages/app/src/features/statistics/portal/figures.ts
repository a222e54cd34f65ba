import type { Regulation } from '@attesta/domain/classes/class-variant';
import type { PublishedCell, StatisticsCount } from '@attesta/domain/statistics/figures';
import type { StatisticsRegulation } from '@attesta/domain/statistics/regulation-figures';

/** Maximum number of months before the last count that charts show. */
export const shownMonths = 12;

/** What every chart of the portal's own figures receives. */
export interface PortalChartProps {
  readonly regulation: StatisticsRegulation;
  readonly count: StatisticsCount;
  readonly cells: readonly PublishedCell[];
}

/** Returns the name of a regulation in the domain. */
export const regulationOf = (id: StatisticsRegulation): Regulation => (id === 'ivdr' ? 'IVDR' : 'MDR');
