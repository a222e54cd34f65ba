import type { Matched, UsedRequest } from '@attesta/domain/matching/schema';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../../platform/i18n/formats';
import classes from '../../platform/i18n/en/classes.json';
import matching from '../../platform/i18n/en/matching.json';
import { failuresOf, generalWarnings, reasonsOf, warningSentence, type GeneralWarning, type Sentence } from './reasons';
import { formatSentence } from './use-sentence';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  ns: ['matching', 'classes'],
  defaultNS: 'matching',
  resources: { en: { matching, classes } },
  interpolation: { escapeValue: false },
});
const text = (sentence: Sentence) => formatSentence(i18n.t as never, sentence);
const formats = formatsFor('en');

const today = '2026-11-21';
const request: UsedRequest = {
  device: 'dev-06',
  regulation: 'MDR',
  classVariant: 'IIa',
  openQuestions: [],
  riskClass: 'IIa',
  codes: ['MDA0203', 'MDT2010'],
  procedure: 'IX',
  wishedDate: '2027-03-15',
  languages: ['ro', 'en'],
  country: 'RO',
  sme: true,
  firstTime: true,
  maxFeeBand: null,
};
const matched: Matched = {
  notifiedBody: '9109',
  group: 'match',
  start: '2027-03-15',
  delayDays: 0,
  limitingCode: 'MDA0203',
  places: 'few',
  lastConfirmed: '2026-11-01',
  total: 84.7,
  warnings: [],
  scores: { availability: 1000, leadTime: 777, capacity: 300, language: 1000, fees: 850, location: 1000 },
  reasons: {
    availability: { start: '2027-03-15', delayDays: 0 },
    leadTime: { medianMonths: 10, riskClass: 'IIa', unknown: false },
    capacity: { places: 'few', limitingCode: 'MDA0203' },
    language: { accepted: ['ro', 'en'], missing: [] },
    fees: {
      feeBand: 'medium',
      unknown: false,
      maxFeeBand: null,
      bandsAbove: 0,
      smeScheme: { feeReductionPercent: 10, reservedCapacityPercent: 20 },
      smeSchemeApplies: true,
    },
    location: { country: 'RO', city: 'Cluj-Napoca', sameCountry: true, hoursDifference: 0, unknown: false },
  },
};
const fees = (change: Partial<Matched['reasons']['fees']>): Matched['reasons']['fees'] => ({
  feeBand: 'high',
  unknown: false,
  maxFeeBand: null,
  bandsAbove: 0,
  smeScheme: null,
  smeSchemeApplies: false,
  ...change,
});
const reasonTexts = (reasons: Partial<Matched['reasons']> = {}, context = { request, today }) =>
  Object.fromEntries(
    reasonsOf({ ...matched, reasons: { ...matched.reasons, ...reasons } }, context, formats).map((reason) => [
      reason.criterion,
      text(reason),
    ]),
  );

describe('reasonsOf', () => {
  it('returns one reason for each of the six criteria, with its score (S1.6, S6.11)', () => {
    expect(reasonTexts()).toEqual({
      availability: 'Can start on your date, 15 Mar 2027',
      leadTime: 'Published median of 10 months for class IIa',
      capacity: 'Free places: few (1 or 2), limited by MDA 0203',
      language: 'Accepts Romanian and English',
      fees: 'Fee band: medium, no maximum set; SME scheme: fees reduced by 10%, 20% of places reserved',
      location: 'Romania, same country',
    });
    expect(reasonsOf(matched, { request, today }, formats).map(({ score }) => score)).toEqual([
      1000, 777, 300, 1000, 850, 1000,
    ]);
  });

  it.each([null, '2026-01-01'])('counts the days from today without a future target date (%s)', (wishedDate) => {
    const availability = { start: '2026-11-22', delayDays: 1 };
    expect(reasonTexts({ availability }, { request: { ...request, wishedDate }, today })).toHaveProperty(
      'availability',
      'Can start on 22 Nov 2026, 1 day from today',
    );
  });

  it('states which data is not published and that an average score is used', () => {
    expect(
      reasonTexts({
        leadTime: { medianMonths: null, riskClass: 'IIa', unknown: true },
        location: { country: 'FR', city: 'Lyon', sameCountry: false, hoursDifference: null, unknown: true },
        fees: fees({ feeBand: null, unknown: true, maxFeeBand: 'low' }),
        language: { accepted: ['en'], missing: ['ro'] },
      }),
    ).toMatchObject({
      leadTime: 'No published median for class IIa: an average score is used',
      location: 'France, time difference unknown: an average score is used',
      fees: 'No published fee band: an average score is used; SME scheme: none',
      language: 'Accepts English, not Romanian',
    });
    expect(
      reasonTexts({
        location: { country: 'IN', city: 'Pune', sameCountry: false, hoursDifference: 3.5, unknown: false },
        language: { accepted: [], missing: ['ro', 'en'] },
      }),
    ).toMatchObject({
      location: 'India, time difference 3.5 h',
      language: 'Accepts none of your documentation languages: Romanian and English',
    });
  });
});

describe('the reason of the fees', () => {
  const feesWith = (maxFeeBand: 'low' | 'high' | null, bandsAbove: number) =>
    reasonTexts({ fees: fees({ maxFeeBand, bandsAbove }) })['fees'];

  it.each([
    [null, 0, 'Fee band: high, no maximum set; SME scheme: none'],
    ['high', 0, 'Fee band: high, within your maximum; SME scheme: none'],
    ['low', 2, 'Fee band: high, 2 bands above your maximum; SME scheme: none'],
  ] as const)('says whether a maximum is set: %s (D.232)', (maximum, above, text) =>
    expect(feesWith(maximum, above)).toBe(text),
  );
});

describe('failuresOf', () => {
  const failures = (fails: Parameters<typeof failuresOf>[0]['fails'], usedRequest = request, missingCodes?: string[]) =>
    failuresOf({ notifiedBody: '9111', fails, ...(missingCodes && { missingCodes }) }, usedRequest, formats).map(text);

  it('returns one sentence for each failed filter', () => {
    expect(
      failures(['F2_codes', 'F3_procedure', 'F4_class', 'F5_intake_suspended', 'F6_first_time'], request, [
        'MDA0203',
        'MDT2010',
      ]),
    ).toEqual([
      'Not designated for MDA 0203 and MDT 2010',
      'Does not offer this procedure: Quality management system and technical documentation',
      'Does not currently accept class IIa',
      'Does not currently accept applications',
      'Accepts known applicants only',
    ]);
    expect(failures(['F1_regulation'])).toEqual(['Not designated for MDR']);
  });

  it('names the procedure as the class detail defines it', () => {
    expect(failures(['F3_procedure'], { ...request, classVariant: 'Im', procedure: 'IX-I-limited' })).toEqual([
      'Does not offer this procedure: Quality management system, limited to metrological requirements',
    ]);
    expect(failures(['F3_procedure'], { ...request, classVariant: 'C-companion', procedure: 'IX+5.2' })).toEqual([
      'Does not offer this procedure: Quality management system and technical documentation of every device incl. section 5.2',
    ]);
    expect(failures(['F3_procedure'], { ...request, procedure: null })).toEqual([
      'Does not offer any procedure allowed for the class detail',
    ]);
  });
});

describe('warningSentence', () => {
  it.each<[GeneralWarning, string]>([
    [{ id: 'language', missing: ['ro'] }, 'Some documentation is needed in another language'],
    [{ id: 'stale', codes: ['MDA0203'], updatedOn: '2026-08-01' }, 'Availability last confirmed 1 Aug 2026: MDA 0203'],
  ])('returns the sentence of %j', (warning, expected) =>
    expect(text(warningSentence(warning, formats))).toBe(expected),
  );
});

describe('generalWarnings', () => {
  it('leaves the conditions to the line of the body (D.168)', () => {
    const language = { id: 'language', missing: ['ro'] } as const;
    const condition = { id: 'condition', code: 'MDN1101', condition: 'excluding heart valves' } as const;
    expect(generalWarnings({ ...matched, warnings: [condition, { ...language, missing: ['ro'] }] })).toEqual([
      language,
    ]);
  });
});
