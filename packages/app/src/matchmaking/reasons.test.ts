import type { Matched, UsedRequest, Warning } from '@attesta/domain/matching/schema';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { formatsFor } from '../i18n/formats';
import classes from '../i18n/en/classes.json';
import matchmaking from '../i18n/en/matchmaking.json';
import { failuresOf, reasonsOf, warningSentence, type Sentence } from './reasons';
import { say } from './use-sentence';

const i18n = createInstance();
await i18n.init({
  lng: 'en',
  ns: ['matchmaking', 'classes'],
  defaultNS: 'matchmaking',
  resources: { en: { matchmaking, classes } },
  interpolation: { escapeValue: false },
});
const words = (sentence: Sentence) => say(i18n.t as never, sentence);
const formats = formatsFor('en');

const today = '2026-11-21';
const request: UsedRequest = {
  device: 'dev-06',
  regulation: 'MDR',
  classVariant: 'IIa',
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
  slotsLeft: 1,
  total: 84.7,
  warnings: [],
  scores: { availability: 1000, leadTime: 777, capacity: 200, language: 1000, fees: 1000, location: 1000 },
  reasons: {
    availability: { start: '2027-03-15', delayDays: 0 },
    leadTime: { medianMonths: 10, riskClass: 'IIa', unknown: false },
    capacity: { slotsLeft: 1, limitingCode: 'MDA0203' },
    language: { accepted: ['ro', 'en'], missing: [] },
    fees: {
      feeBand: 'medium',
      bandsAbove: 0,
      smeScheme: { feeReductionPercent: 10, reservedCapacityPercent: 20 },
      smeSchemeApplies: true,
    },
    location: { country: 'RO', city: 'Cluj-Napoca', sameCountry: true, hoursDifference: 0, unknown: false },
  },
};
const said = (reasons: Partial<Matched['reasons']> = {}, asked = { request, today }) =>
  Object.fromEntries(
    reasonsOf({ ...matched, reasons: { ...matched.reasons, ...reasons } }, asked, formats).map((reason) => [
      reason.criterion,
      words(reason),
    ]),
  );

describe('the reasons of a match in words', () => {
  it('S1.6 S6.11 one for each of the six criteria, with its score', () => {
    expect(said()).toEqual({
      availability: 'Can start on 15 Mar 2027, 0 days after your date',
      leadTime: 'Published median 10 months for class IIa',
      capacity: '1 place left, limited by MDA 0203',
      language: 'Accepts Romanian and English',
      fees: 'Fee band medium; SME scheme 10% lower fees, 20% of places set aside',
      location: 'Romania, same country',
    });
    expect(reasonsOf(matched, { request, today }, formats).map(({ score }) => score)).toEqual([
      1000, 777, 200, 1000, 1000, 1000,
    ]);
  });

  it.each([null, '2026-01-01'])(
    'without a wished day that is still to come (%s) the days count from today',
    (wishedDate) => {
      const availability = { start: '2026-11-22', delayDays: 1 };
      expect(said({ availability }, { request: { ...request, wishedDate }, today })).toHaveProperty(
        'availability',
        'Can start on 22 Nov 2026, 1 day from today',
      );
    },
  );

  it('tell what is not published, and that a middle score stands in', () => {
    expect(
      said({
        leadTime: { medianMonths: null, riskClass: 'IIa', unknown: true },
        location: { country: 'FR', city: 'Lyon', sameCountry: false, hoursDifference: null, unknown: true },
        fees: { feeBand: 'high', bandsAbove: 2, smeScheme: null, smeSchemeApplies: false },
        language: { accepted: ['en'], missing: ['ro'] },
      }),
    ).toMatchObject({
      leadTime: 'No published median for class IIa: a middle score is used',
      location: 'France, difference of time not known: a middle score is used',
      fees: 'Fee band high, 2 bands over your maximum; SME scheme none',
      language: 'Accepts English, not Romanian',
    });
    expect(
      said({
        location: { country: 'IN', city: 'Pune', sameCountry: false, hoursDifference: 3.5, unknown: false },
        language: { accepted: [], missing: ['ro', 'en'] },
      }),
    ).toMatchObject({
      location: 'India, 3.5 h difference',
      language: 'Accepts none of Romanian and English',
    });
  });
});

describe('why a body is excluded', () => {
  const failures = (fails: Parameters<typeof failuresOf>[0]['fails'], asked = request, missingCodes?: string[]) =>
    failuresOf({ notifiedBody: '9111', fails, ...(missingCodes && { missingCodes }) }, asked, formats).map(words);

  it('is told for each filter that it fails', () => {
    expect(
      failures(['F2_codes', 'F3_procedure', 'F4_class', 'F5_intake_suspended', 'F6_first_time'], request, [
        'MDA0203',
        'MDT2010',
      ]),
    ).toEqual([
      'Not designated for MDA 0203 and MDT 2010',
      'Does not offer Quality management system and technical documentation',
      'Does not take class IIa now',
      'Takes no applications now',
      'Takes known applicants only',
    ]);
    expect(failures(['F1_regulation'])).toEqual(['Not designated for MDR']);
  });

  it('names the procedure by what the class detail makes of it', () => {
    expect(failures(['F3_procedure'], { ...request, classVariant: 'Im', procedure: 'IX-I-limited' })).toEqual([
      'Does not offer Quality management system, limited to metrological requirements',
    ]);
    expect(failures(['F3_procedure'], { ...request, classVariant: 'C-companion', procedure: 'IX+5.2' })).toEqual([
      'Does not offer Quality management system and technical documentation of every device incl. section 5.2',
    ]);
    expect(failures(['F3_procedure'], { ...request, procedure: null })).toEqual([
      'Does not offer a procedure that the class detail allows',
    ]);
  });
});

describe('what to look at before an enquiry', () => {
  it.each<[Warning, string]>([
    [
      { id: 'condition', code: 'MDN1101', condition: 'excluding heart valves' },
      'Check: MDN 1101 excluding heart valves',
    ],
    [{ id: 'language', missing: ['ro'] }, 'Some documents need another language'],
    [
      { id: 'stale', codes: ['MDA0203'], updatedOn: '2026-08-01' },
      'Not confirmed for 90 days: MDA 0203, last on 1 Aug 2026',
    ],
  ])('%j', (warning, text) => expect(words(warningSentence(warning, formats))).toBe(text));
});
