import { feeBands, type FeeBand } from '@attesta/domain/availability/schema';
import { criteria, defaultWeights, type Weights } from '@attesta/domain/matching/schema';
import { isDefault, weightsFrom, type TypedWeights } from './weights';

/** What is matched and how, as the address says it, so that it can be kept and come back to. */
export interface MatchQuery {
  device: string | null;
  /** Null: as the account suggests. */
  firstTime: boolean | null;
  maxFeeBand: FeeBand | null;
  weights: Weights;
}

const answers: Record<string, boolean> = { yes: true, no: false };
const isFeeBand = (text: string | null): text is FeeBand => (feeBands as readonly (string | null)[]).includes(text);

function readWeights(text: string | null): Weights {
  const parts = text?.split('-') ?? [];
  if (parts.length !== criteria.length) return defaultWeights;
  return (
    weightsFrom(Object.fromEntries(criteria.map((id, index) => [id, parts[index]])) as TypedWeights) ?? defaultWeights
  );
}

/** Reads the address; what makes no sense there is left out. */
export function readMatchQuery(parameters: URLSearchParams): MatchQuery {
  const device = parameters.get('device');
  const band = parameters.get('fee');
  const first = parameters.get('first') ?? '';
  return {
    device: device !== null && /^[\w-]{1,64}$/.test(device) ? device : null,
    firstTime: Object.hasOwn(answers, first) ? (answers[first] ?? null) : null,
    maxFeeBand: isFeeBand(band) ? band : null,
    weights: readWeights(parameters.get('weights')),
  };
}

/** The address' query; the defaults are left out. */
export function matchAddress({ device, firstTime, maxFeeBand, weights }: MatchQuery): URLSearchParams {
  return new URLSearchParams({
    ...(device && { device }),
    ...(firstTime !== null && { first: firstTime ? 'yes' : 'no' }),
    ...(maxFeeBand && { fee: maxFeeBand }),
    ...(!isDefault(weights) && { weights: criteria.map((id) => weights[id]).join('-') }),
  });
}
