import type { CalendarDate } from '@attesta/domain/dates';
import { formatCode } from '@attesta/domain/codes/codes';
import {
  criteria,
  type Criterion,
  type Excluded,
  type HardFilter,
  type Matched,
  type UsedRequest,
  type Warning,
} from '@attesta/domain/matching/schema';
import { procedureKey } from '../classes/procedure-key';
import type { Formats } from '../i18n/formats';

/** A sentence: a key of the `matchmaking` bundle, and what stands in it. A value that is a sentence itself is worded first. */
export interface Sentence {
  key: string;
  values?: Record<string, string | number | Sentence>;
}

/** Why a criterion got its score. */
export interface Reason extends Sentence {
  criterion: Criterion;
  score: number;
  /** Nothing is published: a middle score was used. */
  unknown: boolean;
}

const percent = (formats: Formats, whole: number) => formats.number(whole / 100, { style: 'percent' });
const codesIn = (formats: Formats, ids: readonly string[]) => formats.list(ids.map(formatCode));
const languagesIn = (formats: Formats, ids: readonly string[]) => formats.list(ids.map(formats.language));

type Worded = Omit<Reason, 'criterion' | 'score'>;
/** What a match was asked with. */
export interface Asked {
  request: UsedRequest;
  today: CalendarDate;
}

/** The day that a start is counted from: a wished day that is past counts as today. */
const isFromToday = ({ request: { wishedDate }, today }: Asked) => wishedDate === null || wishedDate < today;

const worded: { [Id in Criterion]: (match: Matched, asked: Asked, formats: Formats) => Worded } = {
  availability: ({ reasons: { availability } }, asked, { date }) => ({
    key: isFromToday(asked) ? 'reasons.availabilityToday' : 'reasons.availability',
    values: { start: date(availability.start), count: availability.delayDays },
    unknown: false,
  }),

  leadTime: ({ reasons: { leadTime } }) => ({
    key: leadTime.medianMonths === null ? 'reasons.leadTimeUnknown' : 'reasons.leadTime',
    values: { count: leadTime.medianMonths ?? 0, riskClass: leadTime.riskClass ?? '' },
    unknown: leadTime.unknown,
  }),

  capacity: ({ reasons: { capacity } }) => ({
    key: 'reasons.capacity',
    values: { count: capacity.slotsLeft, limitingCode: formatCode(capacity.limitingCode) },
    unknown: false,
  }),

  language: (
    {
      reasons: {
        language: { accepted, missing },
      },
    },
    _,
    formats,
  ) => ({
    key:
      missing.length === 0
        ? 'reasons.language'
        : accepted.length === 0
          ? 'reasons.languageNone'
          : 'reasons.languageSome',
    values: { languages: languagesIn(formats, accepted), missing: languagesIn(formats, missing) },
    unknown: false,
  }),

  fees: (
    {
      reasons: {
        fees: { feeBand, bandsAbove, smeScheme },
      },
    },
    _,
    formats,
  ) => ({
    key: bandsAbove > 0 ? 'reasons.feesAbove' : 'reasons.fees',
    values: {
      feeBand: { key: `feeBands.${feeBand}` },
      count: bandsAbove,
      smeScheme: smeScheme
        ? {
            key: 'reasons.smeScheme',
            values: {
              fee: percent(formats, smeScheme.feeReductionPercent),
              capacity: percent(formats, smeScheme.reservedCapacityPercent),
            },
          }
        : { key: 'reasons.smeSchemeNone' },
    },
    unknown: false,
  }),

  location: ({ reasons: { location } }, _, { country, number }) => ({
    key: location.sameCountry
      ? 'reasons.locationSame'
      : location.hoursDifference === null
        ? 'reasons.locationUnknown'
        : 'reasons.location',
    values: { country: country(location.country), hours: number(location.hoursDifference ?? 0) },
    unknown: location.unknown,
  }),
};

/** The six reasons of a match, in the order of the criteria. */
export const reasonsOf = (match: Matched, asked: Asked, formats: Formats): Reason[] =>
  criteria.map((criterion) => ({
    criterion,
    score: match.scores[criterion],
    ...worded[criterion](match, asked, formats),
  }));

/** Why a body is excluded, one sentence a filter. */
export function failuresOf({ fails, missingCodes = [] }: Excluded, request: UsedRequest, formats: Formats): Sentence[] {
  const values = {
    regulation: request.regulation ?? '',
    missingCodes: codesIn(formats, missingCodes),
    riskClass: request.riskClass ?? '',
    procedure: procedureWords(request),
  };
  const key = (filter: HardFilter) =>
    filter === 'F3_procedure' && request.procedure === null ? 'F3_anyProcedure' : filter;
  return fails.map((filter) => ({ key: `filters.${key(filter)}`, values }));
}

/** The procedure's name is a word of the `classes` bundle. */
const procedureWords = ({ procedure, classVariant }: UsedRequest): string | Sentence =>
  procedure === null
    ? ''
    : { key: `classes:procedures.${procedureKey(procedure)}`, values: { context: classVariant ?? '' } };

/** What to look at before an enquiry. */
export function warningSentence(warning: Warning, formats: Formats): Sentence {
  switch (warning.id) {
    case 'condition':
      return { key: 'warnings.condition', values: { code: formatCode(warning.code), condition: warning.condition } };
    case 'language':
      return { key: 'warnings.language' };
    case 'stale':
      return {
        key: 'warnings.staleDetail',
        values: { codes: codesIn(formats, warning.codes), date: formats.date(warning.updatedOn) },
      };
  }
}
