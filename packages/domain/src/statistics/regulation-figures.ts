import type { StatisticsMetric } from './metrics.ts';
import { referenceFigures, type ReferenceFigure } from './reference-figures.ts';

export const statisticsRegulations = ['mdr', 'ivdr'] as const;
/** A regulation whose figures are shown together. */
export type StatisticsRegulation = (typeof statisticsRegulations)[number];

/** The counts that surveys repeat, by regulation. */
const counts = {
  mdr: { applications: 'mdrApplications', certificates: 'mdrCertificates', refused: 'mdrRefused' },
  ivdr: { applications: 'ivdrApplications', certificates: 'ivdrCertificates', refused: 'ivdrRefused' },
} as const satisfies Record<StatisticsRegulation, Record<string, StatisticsMetric>>;

/** Reasons for refusals, published for the MDR only. */
export const refusalReasons = ['mdrRefusedIncomplete', 'mdrRefusedOutsideScope'] as const;
/** Shares of applications and certificates within a time, and of the time itself, published for the MDR only. */
export const timeShares = [
  'agreementUnder2Months',
  'qmsIn6To12Months',
  'qmsAndProductIn19To24Months',
  'timeWithBody',
] as const;
/** Figures without a chart. */
export const furtherMetrics = [
  'submittedIncomplete',
  'bodiesAnswering',
  'ivdrBodiesCoveringCodes',
  'eudamedDevices',
  'auditWait',
  'chooseAgain',
  'rating',
] as const;

/** Returns the figures of a metric, earliest month first. */
export const figuresOf = <Metric extends StatisticsMetric>(metric: Metric): (ReferenceFigure & { metric: Metric })[] =>
  referenceFigures
    .filter((figure): figure is ReferenceFigure & { metric: Metric } => figure.metric === metric)
    .toSorted((one, other) => one.month.localeCompare(other.month));

/** Applications and certificates that one survey reported, cumulative. */
export interface Survey {
  /** Month of the data, `YYYY-MM`. */
  month: string;
  applications: ReferenceFigure | undefined;
  certificates: ReferenceFigure | undefined;
}

/** Returns the surveys of a regulation with applications or certificates, earliest first. */
export function surveysOf(regulation: StatisticsRegulation): Survey[] {
  const [applications, certificates] = [
    figuresOf(counts[regulation].applications),
    figuresOf(counts[regulation].certificates),
  ];
  const months = [...new Set([...applications, ...certificates].map(({ month }) => month))].toSorted();
  return months.map((month) => ({
    month,
    applications: applications.find((figure) => figure.month === month),
    certificates: certificates.find((figure) => figure.month === month),
  }));
}

/** The numbers shown large, in order. `certificatesPer100` is computed from two published figures of the same survey. */
export const keyFigureIds = ['applications', 'certificates', 'certificatesPer100', 'refused'] as const;
export type KeyFigureId = (typeof keyFigureIds)[number];

export interface KeyFigure {
  id: KeyFigureId;
  /** All values, earliest first. */
  points: readonly { month: string; value: number }[];
  latest: { month: string; value: number };
  /** Difference to the survey before, if there was one. */
  change: { since: string; by: number } | undefined;
  isDisputed: boolean;
}

function keyFigure(id: KeyFigureId, points: KeyFigure['points'], isDisputed: boolean): KeyFigure[] {
  const [latest, before] = [points.at(-1), points.at(-2)];
  if (!latest) return [];
  return [
    {
      id,
      points,
      latest,
      change: before && { since: before.month, by: latest.value - before.value },
      isDisputed,
    },
  ];
}

/** Returns certificates for every hundred applications, rounded. */
export const per100 = (certificates: number, applications: number): number =>
  Math.round((certificates / applications) * 100);

/** Returns the numbers of a regulation that are shown large. A number without any survey is left out. */
export function keyFiguresOf(regulation: StatisticsRegulation): KeyFigure[] {
  const published = (id: 'applications' | 'certificates' | 'refused') => {
    const figures = figuresOf(counts[regulation][id]);
    return keyFigure(id, figures, figures.at(-1)?.isDisputed === true);
  };
  const ratios = surveysOf(regulation).flatMap(({ month, applications, certificates }) =>
    applications && certificates ? [{ month, value: per100(certificates.value, applications.value) }] : [],
  );
  return [
    ...published('applications'),
    ...published('certificates'),
    ...keyFigure('certificatesPer100', ratios, false),
    ...published('refused'),
  ];
}

/** Returns the latest month of the figures of some metrics. */
export const latestMonth = (metrics: readonly StatisticsMetric[]): string =>
  metrics.flatMap(figuresOf).reduce((latest, { month }) => (month > latest ? month : latest), '');

/** Returns every metric of a figure that a chart or a large number of one of the regulations shows. */
export const chartedMetrics = (): StatisticsMetric[] => [
  ...Object.values(counts).flatMap((metrics) => Object.values(metrics)),
  ...refusalReasons,
  ...timeShares,
  'timeWithManufacturer', // what the time with the body leaves
];
