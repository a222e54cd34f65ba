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

/** Returns the unit of a metric. */
export const unitOf = (metric: StatisticsMetric): StatisticsUnit => metricUnits[metric];
