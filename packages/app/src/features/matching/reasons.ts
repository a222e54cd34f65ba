import type { CalendarDate } from '@attesta/domain/values/dates';
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
import { procedureKey } from '../classes';
import type { Formats } from '../../platform/i18n/formats';

/** A sentence: a key of the `matching` bundle and its values. A value can be a sentence, which is translated first. */
export interface Sentence {
  key: string;
  values?: Record<string, string | number | Sentence>;
}

/** The reason for the score of a criterion. */
export interface Reason extends Sentence {
  criterion: Criterion;
  score: number;
  /** Whether the data is not published, so that an average score is used. */
  unknown: boolean;
}

const percent = (formats: Formats, whole: number) => formats.number(whole / 100, { style: 'percent' });
const codesIn = (formats: Formats, ids: readonly string[]) => formats.list(ids.map(formatCode));
const languagesIn = (formats: Formats, ids: readonly string[]) => formats.list(ids.map(formats.language));

type ReasonSentence = Omit<Reason, 'criterion' | 'score'>;
/** Request and date of a match. */
export interface MatchContext {
  request: UsedRequest;
  today: CalendarDate;
}

/** Whether the delay is counted from today, because the request has no target date or one in the past. */
const isCountedFromToday = ({ request: { wishedDate }, today }: MatchContext) =>
  wishedDate === null || wishedDate < today;

function feesKey({ feeBand, maxFeeBand, bandsAbove }: Matched['reasons']['fees']): string {
  if (feeBand === null) return 'reasons.feesUnknown';
  if (maxFeeBand === null) return 'reasons.feesNoLimit';
  return bandsAbove > 0 ? 'reasons.feesAbove' : 'reasons.fees';
}

const reasonSentences: {
  [Id in Criterion]: (match: Matched, context: MatchContext, formats: Formats) => ReasonSentence;
} = {
  availability: ({ reasons: { availability } }, context, { date }) => ({
    key: isCountedFromToday(context) ? 'reasons.availabilityToday' : 'reasons.availability',
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
    values: {
      places: { key: `reasons.places.${capacity.places}` },
      limitingCode: formatCode(capacity.limitingCode),
    },
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

  fees: ({ reasons: { fees } }, _, formats) => ({
    key: feesKey(fees),
    values: {
      ...(fees.feeBand !== null && { feeBand: { key: `feeBands.${fees.feeBand}` } }),
      count: fees.bandsAbove,
      smeScheme: fees.smeScheme
        ? {
            key: 'reasons.smeScheme',
            values: {
              fee: percent(formats, fees.smeScheme.feeReductionPercent),
              capacity: percent(formats, fees.smeScheme.reservedCapacityPercent),
            },
          }
        : { key: 'reasons.smeSchemeNone' },
    },
    unknown: fees.unknown,
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

/** Returns the six reasons of a match, in the order of the criteria. */
export const reasonsOf = (match: Matched, context: MatchContext, formats: Formats): Reason[] =>
  criteria.map((criterion) => ({
    criterion,
    score: match.scores[criterion],
    ...reasonSentences[criterion](match, context, formats),
  }));

/** Returns why a body is excluded: one sentence for each failed filter. */
export function failuresOf({ fails, missingCodes = [] }: Excluded, request: UsedRequest, formats: Formats): Sentence[] {
  const values = {
    regulation: request.regulation ?? '',
    missingCodes: codesIn(formats, missingCodes),
    riskClass: request.riskClass ?? '',
    procedure: procedureSentence(request),
  };
  const key = (filter: HardFilter) =>
    filter === 'F3_procedure' && request.procedure === null ? 'F3_anyProcedure' : filter;
  return fails.map((filter) => ({ key: `filters.${key(filter)}`, values }));
}

/** Returns the name of the procedure, which is in the `classes` bundle. */
const procedureSentence = ({ procedure, classVariant }: UsedRequest): string | Sentence =>
  procedure === null
    ? ''
    : { key: `classes:procedures.${procedureKey(procedure)}`, values: { context: classVariant ?? '' } };

/** The warnings that are sentences; a condition is shown beside the name of the body. */
export type GeneralWarning = Exclude<Warning, { id: 'condition' }>;

/** Returns the warnings of a match without the conditions. */
export const generalWarnings = ({ warnings }: Matched): GeneralWarning[] =>
  warnings.filter((warning) => warning.id !== 'condition');

/** Returns the sentence of a warning. */
export function warningSentence(warning: GeneralWarning, formats: Formats): Sentence {
  switch (warning.id) {
    case 'language':
      return { key: 'warnings.language' };
    case 'stale':
      return {
        key: 'warnings.staleDetail',
        values: { codes: codesIn(formats, warning.codes), date: formats.date(warning.updatedOn) },
      };
  }
}
