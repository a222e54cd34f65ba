import { feeBands, type FeeBand } from '@attesta/domain/availability/schema';
import { criteria, defaultWeights, type Weights } from '@attesta/domain/matching/schema';
import { readWholeNumber } from '@attesta/domain/values/whole-number';
import { isDefault, weightsFrom, type TypedWeights } from './weights';

/** Device, options and weights of a match, as stored in the URL. */
export interface MatchQuery {
  device: string | null;
  /** Null: the default of the account. */
  firstTime: boolean | null;
  maxFeeBand: FeeBand | null;
  weights: Weights;
  view: MatchView;
}

/** What the page shows of a match. */
const matchViews = ['matches', 'shortlist', 'report'] as const;
export type MatchView = (typeof matchViews)[number];

const answers: Record<string, boolean> = { yes: true, no: false };
const isFeeBand = (text: string | null): text is FeeBand => (feeBands as readonly (string | null)[]).includes(text);

function readWeights(text: string | null): Weights {
  const parts = text?.split('-') ?? [];
  if (parts.length !== criteria.length) return defaultWeights;
  return (
    weightsFrom(
      Object.fromEntries(criteria.map((id, index) => [id, readWholeNumber(parts[index] ?? '')])) as TypedWeights,
    ) ?? defaultWeights
  );
}

/** Reads the query parameters. Invalid values are ignored. */
export function readMatchQuery(parameters: URLSearchParams): MatchQuery {
  const device = parameters.get('device');
  const band = parameters.get('fee');
  const first = parameters.get('first') ?? '';
  return {
    device: device !== null && /^[\w-]{1,64}$/.test(device) ? device : null,
    firstTime: Object.hasOwn(answers, first) ? (answers[first] ?? null) : null,
    maxFeeBand: isFeeBand(band) ? band : null,
    weights: readWeights(parameters.get('weights')),
    view: matchViews.find((view) => view === parameters.get('view')) ?? 'matches',
  };
}

/** Returns the query parameters of a match query, without defaults. */
export function matchSearchParams({ device, firstTime, maxFeeBand, weights, view }: MatchQuery): URLSearchParams {
  return new URLSearchParams({
    ...(device && { device }),
    ...(firstTime !== null && { first: firstTime ? 'yes' : 'no' }),
    ...(maxFeeBand && { fee: maxFeeBand }),
    ...(!isDefault(weights) && { weights: criteria.map((id) => weights[id]).join('-') }),
    ...(view !== 'matches' && { view }),
  });
}
