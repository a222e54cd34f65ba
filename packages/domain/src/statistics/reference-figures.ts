import type { StatisticsMetric } from './metrics.ts';
import type { StatisticsSource } from './sources.ts';

/** A figure about the market that was published elsewhere. It is never added to figures counted in this portal. */
export interface ReferenceFigure {
  id: string;
  metric: StatisticsMetric;
  /** Month of the data, `YYYY-MM`. */
  month: string;
  value: number;
  /** The first source is the one that states the value in most detail. */
  sources: readonly [StatisticsSource, ...StatisticsSource[]];
  /** Whether the figure was compared with the original publication. A figure that was not is marked. */
  isVerified: boolean;
  /** The value that another source states for the same month. */
  otherValue?: number;
  otherSource?: StatisticsSource;
  /** The value is a number of this many. */
  outOf?: number;
  /** Number of people who answered a survey. */
  respondents?: number;
  /** The source says "more than". */
  isLowerBound?: boolean;
  /** Other summaries contradict the value without stating one for the same month. */
  isDisputed?: boolean;
}

type Details = Pick<
  ReferenceFigure,
  'otherValue' | 'otherSource' | 'outOf' | 'respondents' | 'isLowerBound' | 'isDisputed'
>;

const figure = (
  id: string,
  metric: StatisticsMetric,
  month: string,
  value: number,
  sources: ReferenceFigure['sources'],
  details: Details = {},
): ReferenceFigure => ({ id, metric, month, value, sources, isVerified: false, ...details });

/**
 * Published figures by metric and month. All come from public summaries of surveys, none was compared with the original.
 * The latest are of February 2025. As of 2026-11-22.
 */
export const referenceFigures: readonly ReferenceFigure[] = [
  figure('mdr-app-2021-02', 'mdrApplications', '2021-02', 1840, ['makrocareTable']),
  figure('mdr-cert-2021-02', 'mdrCertificates', '2021-02', 224, ['makrocareTable']),
  figure('mdr-app-2021-05', 'mdrApplications', '2021-05', 2721, ['makrocareTable']),
  figure('mdr-cert-2021-05', 'mdrCertificates', '2021-05', 340, ['makrocareTable']),
  figure('mdr-app-2021-09', 'mdrApplications', '2021-09', 3920, ['makrocareTable']),
  figure('mdr-cert-2021-09', 'mdrCertificates', '2021-09', 502, ['makrocareTable']),
  figure('mdr-app-2022-04', 'mdrApplications', '2022-04', 6188, ['makrocareTable']),
  figure('mdr-cert-2022-04', 'mdrCertificates', '2022-04', 1069, ['makrocareTable']),
  figure('mdr-app-2022-10', 'mdrApplications', '2022-10', 8120, ['makrocareTable']),
  figure('mdr-cert-2022-10', 'mdrCertificates', '2022-10', 1990, ['makrocareTable']),
  figure('mdr-app-2023-03', 'mdrApplications', '2023-03', 11_418, ['casusconsulting', 'portamedica'], {
    otherValue: 10818,
  }),
  figure('mdr-cert-2023-03', 'mdrCertificates', '2023-03', 2951, ['casusconsulting', 'portamedica']),
  figure('mdr-app-2023-06', 'mdrApplications', '2023-06', 13_177, ['risWorld', 'emergo', 'makrocare']),
  figure('mdr-cert-2023-06', 'mdrCertificates', '2023-06', 3899, ['risWorld', 'emergo', 'makrocare']),
  figure('mdr-app-2023-10', 'mdrApplications', '2023-10', 17_846, ['makrocareTable']),
  figure('mdr-cert-2023-10', 'mdrCertificates', '2023-10', 5599, ['makrocareTable']),
  figure('mdr-app-2024-06', 'mdrApplications', '2024-06', 26_185, ['risWorldSurvey10']),
  figure('mdr-cert-2024-06', 'mdrCertificates', '2024-06', 8905, ['risWorldSurvey10']),
  figure('mdr-app-2025-02', 'mdrApplications', '2025-02', 28_489, ['gmpComplianceSurvey14', 'igmpi']),
  figure('mdr-cert-2025-02', 'mdrCertificates', '2025-02', 12_177, ['gmpComplianceSurvey14', 'igmpi']),
  figure('ivdr-app-2022-10', 'ivdrApplications', '2022-10', 822, ['qarad']),
  figure('ivdr-cert-2022-10', 'ivdrCertificates', '2022-10', 268, ['qarad']),
  figure('ivdr-app-2023-03', 'ivdrApplications', '2023-03', 950, ['qarad', 'mdlaw', 'casusconsulting']),
  figure('ivdr-cert-2023-03', 'ivdrCertificates', '2023-03', 331, ['qarad', 'mdlaw', 'casusconsulting']),
  figure('ivdr-app-2025-02', 'ivdrApplications', '2025-02', 2395, ['gmpComplianceSurvey14', 'igmpi']),
  figure('ivdr-cert-2025-02', 'ivdrCertificates', '2025-02', 1490, ['gmpComplianceSurvey14', 'igmpi']),
  figure('mdr-refused-2022-10', 'mdrRefused', '2022-10', 232, ['makrocareTable']),
  figure('mdr-refused-2023-03', 'mdrRefused', '2023-03', 269, ['makrocareTable']),
  figure('mdr-refused-2023-06', 'mdrRefused', '2023-06', 328, ['makrocareTable'], {
    otherValue: 641,
    otherSource: 'mdlaw',
  }),
  figure('mdr-refused-2023-10', 'mdrRefused', '2023-10', 396, ['makrocareTable']),
  figure('mdr-refused-2025-02', 'mdrRefused', '2025-02', 650, ['gmpComplianceSurvey14']),
  figure('mdr-refusal-incomplete-2025-02', 'mdrRefusedIncomplete', '2025-02', 39, ['gmpComplianceSurvey14']),
  figure('mdr-refusal-scope-2025-02', 'mdrRefusedOutsideScope', '2025-02', 26, ['gmpComplianceSurvey14']),
  figure('mdr-refusal-scope-2023-07', 'mdrRefusedOutsideScope', '2023-07', 47, ['gmpComplianceSurvey2023']),
  figure('mdr-refusal-incomplete-2023-07', 'mdrRefusedIncomplete', '2023-07', 27, ['gmpComplianceSurvey2023']),
  figure('ivdr-refused-2025-02', 'ivdrRefused', '2025-02', 12, ['gmpComplianceSurvey14'], { isDisputed: true }),
  figure('agreement-2025-02', 'agreementUnder2Months', '2025-02', 64, ['gmpComplianceSurvey14']),
  figure('qms-6-12-2025-02', 'qmsIn6To12Months', '2025-02', 36, ['gmpComplianceSurvey14']),
  figure('qmsprod-19-24-2025-02', 'qmsAndProductIn19To24Months', '2025-02', 29, ['gmpComplianceSurvey14']),
  figure('split-nb-2025-02', 'timeWithBody', '2025-02', 42, ['gmpComplianceSurvey14']),
  figure('split-mf-2025-02', 'timeWithManufacturer', '2025-02', 58, ['gmpComplianceSurvey14']),
  figure('respondents-2025-02', 'bodiesAnswering', '2025-02', 51, ['gmpComplianceSurvey14']),
  figure('incomplete-2023-03', 'submittedIncomplete', '2023-03', 55, ['qarad'], { isLowerBound: true }),
  figure('codes-ivdr-2023-01', 'ivdrBodiesCoveringCodes', '2023-01', 7, ['qaradCodes'], { outOf: 8 }),
  figure('eudamed-devices-2024-07', 'eudamedDevices', '2024-07', 448_000, ['reedtech']),
  figure('wait-qms-audit-2022', 'auditWait', '2022-11', 5, ['openregulatory'], { respondents: 56 }),
  figure('again-2022', 'chooseAgain', '2022-11', 72, ['openregulatory'], { respondents: 43 }),
  figure('rating-2022', 'rating', '2022-11', 3, ['openregulatory']),
];
