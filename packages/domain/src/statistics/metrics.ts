/** Unit of the values of a metric. A rating is from 1 to 5. */
export type StatisticsUnit = 'count' | 'percent' | 'months' | 'rating';

const metricUnits = {
  mdrApplications: 'count',
  mdrCertificates: 'count',
  ivdrApplications: 'count',
  ivdrCertificates: 'count',
  mdrRefused: 'count',
  ivdrRefused: 'count',
  mdrRefusedIncomplete: 'percent',
  mdrRefusedOutsideScope: 'percent',
  agreementUnder2Months: 'percent',
  qmsIn6To12Months: 'percent',
  qmsAndProductIn19To24Months: 'percent',
  timeWithBody: 'percent',
  timeWithManufacturer: 'percent',
  submittedIncomplete: 'percent',
  bodiesAnswering: 'count',
  ivdrBodiesCoveringCodes: 'count',
  eudamedDevices: 'count',
  auditWait: 'months',
  chooseAgain: 'percent',
  rating: 'rating',
} as const satisfies Record<string, StatisticsUnit>;

/** A metric of the reference figures. */
export type StatisticsMetric = keyof typeof metricUnits;

export const statisticsMetrics = Object.keys(metricUnits) as StatisticsMetric[];

/** Returns the unit of a metric. */
export const unitOf = (metric: StatisticsMetric): StatisticsUnit => metricUnits[metric];

/** Metrics that the portal will count from its own data, for market operators and notified bodies. */
export const portalMetrics = [
  'devices',
  'devicesByStage',
  'smeShare',
  'people',
  'designatedBodies',
  'openBodies',
  'scarcity',
  'nextStart',
  'legacyDeadlines',
] as const;

/** Metrics about a notified body's own codes, windows and answers, which the body alone will see. */
export const bodyMetrics = [
  'demand',
  'supplyAndDemand',
  'use',
  'answerTime',
  'refusals',
  'missedCodes',
  'languages',
  'applicants',
] as const;

/** A figure counted from fewer organisations than this is not shown as a number. */
export const minimumOrganisations = 5;
