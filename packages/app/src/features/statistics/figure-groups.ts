import type { StatisticsMetric } from '@attesta/domain/statistics/metrics';

/** The tables of the page apart from applications and certificates, with their metrics in order. */
export const figureGroups = {
  refusals: ['mdrRefused', 'mdrRefusedIncomplete', 'mdrRefusedOutsideScope', 'ivdrRefused'],
  duration: [
    'agreementUnder2Months',
    'qmsIn6To12Months',
    'qmsAndProductIn19To24Months',
    'timeWithBody',
    'timeWithManufacturer',
  ],
  scope: ['submittedIncomplete', 'bodiesAnswering', 'ivdrBodiesCoveringCodes', 'eudamedDevices'],
  reviews: ['auditWait', 'chooseAgain', 'rating'],
} as const satisfies Record<string, readonly StatisticsMetric[]>;

export type FigureGroup = keyof typeof figureGroups;
